import type { ChosenLine } from './change-form.ts';
import { type Act, isCancelled } from './offer.ts';
import { refusalOf } from './refusal-of.ts';
import * as text from './text.ts';
import { toOrder, type Order } from '../order.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { endAttempt, idempotencyKeyOf, isDefinite } from '#checkout/idempotency-key.ts';
import { cancelPiecesEndpoint } from '#contract/endpoints/orders/cancel-pieces.ts';
import { returnPiecesEndpoint } from '#contract/endpoints/orders/return-pieces.ts';
import { readOrderChanges, type WireReturn } from '#contract/orders/order-changes.ts';
import { isObject } from '#contract/lenient.ts';
import { WireOrder } from '#contract/order.ts';
import { failureText } from '#session/failure-text.ts';

export interface ChangeRequest {
  /** As it was when the shopper chose. */
  order: Order;
  act: Act;
  lines: ChosenLine[];
  /** See contract/store/place-lines.ts. */
  placeLine?: string | undefined;
}

/** `order`: as it is now, where the backend said so. */
export type Answered = { order: Order; made: WireReturn | 'cancelled' } | { order: Order | undefined; refusal: string };

/**
 * Asks for a change, once however often it is sent. What was done is read off the order that the backend answers, not
 * taken for granted.
 */
export async function askForChange(api: Api, { order, act, lines, placeLine }: ChangeRequest): Promise<Answered> {
  const key = `change-${act}`;
  const idempotencyKey = idempotencyKeyOf(key, [order.id, lines]);
  try {
    const wire =
      act === 'cancel'
        ? await api(cancelPiecesEndpoint, { id: order.id, body: { lines }, idempotencyKey })
        : await api(returnPiecesEndpoint, { id: order.id, body: { kind: act, lines }, idempotencyKey });
    endAttempt(key);
    const now = toOrder(wire, placeLine);
    const made = madeOf({ order, act, lines }, now);
    return made ? { order: now, made } : { order: now, refusal: text.notTold };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isDefinite(error)) endAttempt(key);
    const now = orderIn(error, placeLine);
    return { order: now, refusal: refusalOf(error, act, now ?? order) ?? (await failureText(error)) };
  }
}

/** What of the order as it is now is new, and is what was asked for. */
function madeOf({ order, act, lines }: ChangeRequest, now: Order): WireReturn | 'cancelled' | undefined {
  const before = readOrderChanges(order);
  const after = readOrderChanges(now);
  if (act !== 'cancel')
    return after.returns.find(
      ({ kind, number }) => kind === act && before.returns.every((one) => one.number !== number),
    );
  const count = (of: typeof after, line: number) =>
    of.cancelled.reduce((sum, one) => sum + (one.line === line ? one.quantity : 0), 0);
  const isDone = lines.every(({ line, quantity }) => count(after, line) >= count(before, line) + quantity);
  return isCancelled(now) || isDone ? 'cancelled' : undefined;
}

/** The order as it is now, which comes with a refusal. */
function orderIn({ body }: ApiError, placeLine: string | undefined): Order | undefined {
  const read = WireOrder.safeParse(isObject(body) ? body.order : undefined);
  return read.success ? toOrder(read.data, placeLine) : undefined;
}
