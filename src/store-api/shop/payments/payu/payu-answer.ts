import type { PaymentEvent } from '../gateway.ts';
import { parseJson } from '../parse-json.ts';
import { isSameText } from '../signature.ts';
import { answerHash, HASHED, type PayuSecret } from './payu-hash.ts';
import { readAmountText } from '#lib/minor-units.ts';

/** PayU's post by webhook and by the returning browser, after its hash was checked. */
export interface PayuAnswer {
  attemptId: string;
  /** Undefined while the bank has not decided. */
  event?: PaymentEvent;
}

/**
 * Undefined unless the hash is PayU's. No value may hold the separator of the hash's text, else one hash would fit
 * several answers. Only the status `success` is a payment; a pending one is no event.
 */
export function readPayuAnswer(secret: PayuSecret, values: URLSearchParams): PayuAnswer | undefined {
  const fields = Object.fromEntries(values);
  const { txnid: attemptId, amount = '', status, mihpayid = '', hash = '' } = fields;
  const amountPaise = readAmountText(amount);
  if (HASHED.some((name) => values.getAll(name).length > 1 || values.get(name)?.includes('|'))) return undefined;
  if (!attemptId || amountPaise === undefined || fields.key !== secret.key) return undefined;
  if (!isSameText(hash.toLowerCase(), answerHash(secret, fields))) return undefined;
  const outcome = OUTCOMES[status ?? ''];
  if (!outcome) return { attemptId };
  return {
    attemptId,
    event: {
      eventId: (mihpayid || attemptId).slice(0, 100),
      attemptId,
      outcome,
      amountPaise,
      currency: 'INR',
      transactionId: mihpayid || undefined,
    },
  };
}

const OUTCOMES: Record<string, PaymentEvent['outcome'] | undefined> = { success: 'succeeded', failure: 'failed' };

/** A webhook's body: a form, or the same as JSON. */
export function readPayuBody(rawBody: string, contentType: string | null): URLSearchParams | undefined {
  if (!/json/i.test(contentType ?? '')) return new URLSearchParams(rawBody);
  const json = parseJson(rawBody);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  return new URLSearchParams(
    Object.entries(json).flatMap(([name, value]): [string, string][] =>
      ['string', 'number'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  );
}
