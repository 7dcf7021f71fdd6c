import * as z from 'zod/mini';
import { callGateway } from '../call-gateway.ts';
import type { RefundAnswer, RefundEvent } from '../gateway.ts';
import { type GatewayCalls, keyedRefunds, type Refunding } from '../keyed-refunds.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * The fields of a refund that are read (razorpay.com/docs/api/refunds/entity). Status: pending, processed, failed.
 * `notes` is a list where there are none.
 */
const Refund = z.object({
  id,
  amount: z.int(),
  currency: z.string(),
  payment_id: id,
  status: z.string(),
  receipt: z.optional(z.nullable(z.string())),
  notes: z.optional(z.unknown()),
});
type Refund = z.output<typeof Refund>;

/** A webhook about a refund (razorpay.com/docs/webhooks/refunds). */
const RefundReport = z.object({ event: z.string(), payload: z.object({ refund: z.object({ entity: Refund }) }) });

/**
 * Refunds of Razorpay at the normal speed. A key of idempotency has at least 10 characters, and the request that it is
 * sent with again is the same (razorpay.com/docs/api/refunds/normal-refunds-idempotent).
 */
export function razorpayRefunds({ url, headers, findPayment }: GatewayCalls): Refunding {
  const refundsOf = (payment: string) => `${url}/v1/payments/${encodeURIComponent(payment)}/refund`;
  return keyedRefunds<Refund>({
    ...{ url, headers, schema: Refund, findPayment, answerOf },
    async send(payment, attempt, { refundId, amountPaise, signal }) {
      const body = JSON.stringify({
        amount: amountPaise,
        speed: 'normal',
        receipt: refundId,
        notes: { refund: refundId, order: attempt.orderId },
      });
      const sent = { ...headers, 'x-refund-idempotency': refundId };
      return callGateway(refundsOf(payment), { method: 'POST', headers: sent, body, signal }, Refund);
    },
    async findAmong(payment, { refundId, signal }) {
      const { items } = await callGateway(
        `${refundsOf(payment)}s?count=100`,
        { headers, signal },
        z.object({ items: z.array(Refund) }),
      );
      return items.find((one) => refundIdOf(one) === refundId);
    },
  });
}

/** Undefined: the webhook is about no refund. */
export function readRazorpayRefund(json: unknown): RefundEvent | undefined {
  const read = RefundReport.safeParse(json);
  if (!read.success || !read.data.event.startsWith('refund.')) return undefined;
  const { entity } = read.data.payload.refund;
  return {
    about: 'refund',
    refundId: refundIdOf(entity),
    reference: entity.id,
    transactionId: entity.payment_id,
    amountPaise: entity.amount,
    currency: entity.currency,
    answer: answerOf(entity),
  };
}

function refundIdOf({ receipt, notes }: Refund): string | undefined {
  const noted: unknown = Reflect.get(Object(notes), 'refund');
  return typeof noted === 'string' ? noted : (receipt ?? undefined);
}

function answerOf({ id: reference, status }: Refund): RefundAnswer {
  if (status === 'failed') return { state: 'failed', said: 'it could not be processed', reference };
  return { state: status === 'processed' ? 'succeeded' : 'pending', reference };
}
