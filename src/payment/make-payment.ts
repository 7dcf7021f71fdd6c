import { decideAction, type Decision } from './action.ts';
import type { Places } from './allowed-target.ts';
import * as text from './text.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { idempotencyKeyOf, endAttempt, isDefinite } from '#checkout/idempotency-key.ts';
import { refusalText } from '#session/refusals/refusal-text.ts';
import { createPaymentEndpoint, type CreatePaymentBody } from '#contract/endpoints/payments/create-payment.ts';

export type Outcome =
  | Decision
  | { do: 'sign-in' }
  | { do: 'fail'; message: string; settled: true }
  | { do: 'fail'; message: string; again: 'loading' };

/** The order comes to something else by this way, or it is not offered any more: the form says what there is now. */
const CHANGED = ['price-changed', 'method-gone'];

/**
 * Asks for the payment. The key stays the same while the answer is open (nothing came back) and the values are the
 * same; after a definite answer the next try is a new one.
 */
export async function makePayment(api: Api, body: CreatePaymentBody, places: Places): Promise<Outcome> {
  try {
    const answer = await api(createPaymentEndpoint, { body, idempotencyKey: idempotencyKeyOf('payment', body) });
    endAttempt('payment');
    return decideAction(answer, places);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isDefinite(error)) endAttempt('payment');
    return await toOutcome(error);
  }
}

/** Any other 409: the order is paid or cancelled, and paying again leads nowhere. */
async function toOutcome(error: ApiError): Promise<Outcome> {
  const { kind, status, code = '' } = error;
  if (status === 401) return { do: 'sign-in' };
  const message = kind === 'refused' ? ((await refusalText(error)) ?? text.unknown) : text.failed;
  if (status !== 409) return { do: 'fail', message };
  return { do: 'fail', message, ...(CHANGED.includes(code) ? { again: 'loading' } : { settled: true }) };
}
