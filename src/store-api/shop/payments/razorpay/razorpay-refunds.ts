import * as z from 'zod/mini';
import { callGateway } from '../call-gateway.ts';
import type { Gateway, PaidAttempt, RefundAnswer, RefundEvent, RefundRequest } from '../gateway.ts';
import { refusalOf } from '../refusal-of.ts';

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

interface Calls {
  url: string;
  headers: Record<string, string>;
  /** The payment of an attempt, asked of the gateway. */
  findPayment: (attempt: PaidAttempt, signal: AbortSignal) => Promise<string | undefined>;
}

/**
 * Refunds of Razorpay at the normal speed. A key of idempotency has at least 10 characters, and the request that it is
 * sent with again is the same (razorpay.com/docs/api/refunds/normal-refunds-idempotent).
 */
export function razorpayRefunds({
  url,
  headers,
  findPayment,
}: Calls): Required<Pick<Gateway, 'refund' | 'queryRefund'>> {
  const paymentOf = async (attempt: PaidAttempt, signal: AbortSignal) =>
    attempt.transactionId ?? (await findPayment(attempt, signal));

  async function find(
    attempt: PaidAttempt,
    { refundId, reference, signal }: RefundRequest,
  ): Promise<Refund | undefined> {
    if (reference !== null)
      return callGateway(`${url}/v1/refunds/${encodeURIComponent(reference)}`, { headers, signal }, Refund).catch(
        (error: unknown) => {
          if (refusalOf(error) !== undefined) return undefined;
          throw error;
        },
      );
    const payment = await paymentOf(attempt, signal);
    if (payment === undefined) return undefined;
    const { items } = await callGateway(
      `${url}/v1/payments/${encodeURIComponent(payment)}/refunds?count=100`,
      { headers, signal },
      z.object({ items: z.array(Refund) }),
    );
    return items.find((one) => refundIdOf(one) === refundId);
  }

  return {
    async refund(attempt, request) {
      const { refundId, amountPaise, signal } = request;
      const payment = await paymentOf(attempt, signal);
      if (payment === undefined) return { state: 'failed', said: 'it knows no such payment' };
      const body = JSON.stringify({
        amount: amountPaise,
        speed: 'normal',
        receipt: refundId,
        notes: { refund: refundId, order: attempt.orderId },
      });
      try {
        return answerOf(
          await callGateway(
            `${url}/v1/payments/${encodeURIComponent(payment)}/refund`,
            { method: 'POST', headers: { ...headers, 'x-refund-idempotency': refundId }, body, signal },
            Refund,
          ),
        );
      } catch (error) {
        const said = refusalOf(error);
        if (said === undefined) throw error;
        const known = await find(attempt, request);
        return known ? answerOf(known) : { state: 'failed', said };
      }
    },
    async queryRefund(attempt, request) {
      const found = await find(attempt, request);
      return found ? answerOf(found) : { state: 'unknown' };
    },
  };
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
