import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { createOrderEndpoint, type CreateOrderBody } from '#contract/endpoints/orders/create-order.ts';
import { type OrderQuote, readQuote } from '#contract/quote.ts';
import { idempotencyKeyOf, endAttempt, isDefinite, isOpenAttempt } from './idempotency-key.ts';
import { ADDRESS_FIELD_NAMES } from '#contract/store/address-fields.ts';
import { refusalText } from '#session/refusals/refusal-text.ts';
import * as text from './text.ts';

export type Placed =
  | { orderId: string }
  | { signIn: true }
  /**
   * `sentence` is the server's own when it refused for a reason, ours when no answer came; `fields` are its messages on
   * single fields; `quote` what the order would come to.
   */
  | { sentence: string | undefined; fields: Record<string, string>; quote: OrderQuote | undefined };

/**
 * Makes the order once, however often it is asked to with the same body. A backend that does not know the key is
 * asked first whether an earlier try, whose answer was lost, has made it.
 */
export async function placeOrder(api: Api, body: CreateOrderBody, knowsKeys: boolean): Promise<Placed> {
  try {
    const made = !knowsKeys && isOpenAttempt('order', body) ? await lookUp(api, body) : undefined;
    const { id } = made ?? (await api(createOrderEndpoint, { body, idempotencyKey: idempotencyKeyOf('order', body) }));
    endAttempt('order');
    return { orderId: id };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isDefinite(error)) endAttempt('order');
    if (error.status === 401) return { signIn: true };
    return await toRefusal(error, knowsKeys ? text.noAnswer : text.noAnswerYet);
  }
}

/** Few backends need it. Where its code does not come nobody knows, as where no answer does. */
async function lookUp(api: Api, body: CreateOrderBody) {
  const { findExistingOrder } = await import('./existing-order.ts').catch((cause: unknown) => {
    throw new ApiError('no-response', '', { cause });
  });
  return findExistingOrder(api, body);
}

async function toRefusal(error: ApiError, noAnswer: string): Promise<Placed> {
  const { kind, status = 0, fields, body } = error;
  const known = new Map(Object.entries(fields).map(([path, words]) => [path.split('.').at(-1) ?? '', words]));
  return {
    sentence: kind === 'refused' ? (status < 500 ? await refusalText(error) : undefined) : noAnswer,
    quote: readQuote(body),
    fields: Object.fromEntries(
      ADDRESS_FIELD_NAMES.flatMap((name) => (known.has(name) ? [[name, known.get(name) ?? '']] : [])),
    ),
  };
}
