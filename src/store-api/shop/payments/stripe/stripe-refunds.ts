import * as z from 'zod/mini';
import { callGateway } from '../call-gateway.ts';
import type { Gateway, PaidAttempt, RefundAnswer, RefundEvent, RefundRequest } from '../gateway.ts';
import { refusalOf, shortened } from '../refusal-of.ts';

const id = z.string().check(z.minLength(1), z.maxLength(255));

/**
 * The fields of a refund that are read (docs.stripe.com/api/refunds/object). Status: pending, requires_action,
 * succeeded, failed, canceled. One that has succeeded may fail later, such as where the card was closed
 * (docs.stripe.com/refunds).
 */
const Refund = z.object({
  id,
  object: z.literal('refund'),
  amount: z.int(),
  currency: z.string(),
  payment_intent: z.optional(z.nullable(id)),
  status: z.nullable(z.string()),
  failure_reason: z.optional(z.nullable(z.string())),
  metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
});
type Refund = z.output<typeof Refund>;

/** refund.created, .updated and .failed; charge.refund.updated of versions before 2024-10-28. */
const RefundReport = z.object({ id, type: z.string(), data: z.object({ object: Refund }) });

interface Calls {
  url: string;
  headers: Record<string, string>;
  /** The payment intent of an attempt, asked of the gateway. */
  findPayment: (attempt: PaidAttempt, signal: AbortSignal) => Promise<string | undefined>;
}

/**
 * Refunds of Stripe. It forgets a key of idempotency after a day (docs.stripe.com/api/idempotent_requests): what was
 * asked for before is looked for among the refunds of its payment first (shop/refunds/ask-gateway.ts).
 */
export function stripeRefunds({ url, headers, findPayment }: Calls): Required<Pick<Gateway, 'refund' | 'queryRefund'>> {
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
    const { data } = await callGateway(
      `${url}/v1/refunds?payment_intent=${encodeURIComponent(payment)}&limit=100`,
      { headers, signal },
      z.object({ data: z.array(Refund) }),
    );
    return data.find(({ metadata }) => metadata?.refund === refundId);
  }

  return {
    async refund(attempt, request) {
      const { refundId, amountPaise, signal } = request;
      const payment = await paymentOf(attempt, signal);
      if (payment === undefined) return { state: 'failed', said: 'it knows no such payment' };
      const form = new URLSearchParams({
        payment_intent: payment,
        amount: String(amountPaise),
        'metadata[refund]': refundId,
        'metadata[order]': attempt.orderId,
      });
      const sent = { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': refundId };
      try {
        return answerOf(
          await callGateway(
            `${url}/v1/refunds`,
            { method: 'POST', headers: sent, body: form.toString(), signal },
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

/** Undefined: the event is about no refund of a payment. */
export function readStripeRefund(json: unknown): RefundEvent | undefined {
  const read = RefundReport.safeParse(json);
  const refund = read.success ? read.data.data.object : undefined;
  if (!refund?.payment_intent) return undefined;
  return {
    about: 'refund',
    refundId: refund.metadata?.refund,
    reference: refund.id,
    transactionId: refund.payment_intent,
    amountPaise: refund.amount,
    currency: refund.currency.toUpperCase(),
    answer: answerOf(refund),
  };
}

function answerOf({ id: reference, status, failure_reason }: Refund): RefundAnswer {
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', said: shortened(failure_reason ?? status), reference };
  return { state: status === 'succeeded' ? 'succeeded' : 'pending', reference };
}
