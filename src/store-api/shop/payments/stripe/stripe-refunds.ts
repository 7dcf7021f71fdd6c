import * as z from 'zod/mini';
import { callGateway } from '../call-gateway.ts';
import type { RefundAnswer, RefundEvent } from '../gateway.ts';
import { type GatewayCalls, keyedRefunds, type Refunding } from '../keyed-refunds.ts';
import { shortened } from '../refusal-of.ts';

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

/**
 * Refunds of Stripe. It forgets a key of idempotency after a day (docs.stripe.com/api/idempotent_requests): what was
 * asked for before is looked for among the refunds of its payment first (shop/refunds/ask-gateway.ts).
 */
export function stripeRefunds({ url, headers, findPayment }: GatewayCalls): Refunding {
  return keyedRefunds<Refund>({
    ...{ url, headers, schema: Refund, findPayment, answerOf },
    async send(payment, attempt, { refundId, amountPaise, signal }) {
      const form = new URLSearchParams({
        payment_intent: payment,
        amount: String(amountPaise),
        'metadata[refund]': refundId,
        'metadata[order]': attempt.orderId,
      });
      const sent = { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': refundId };
      const call = { method: 'POST', headers: sent, body: form.toString(), signal };
      return callGateway(`${url}/v1/refunds`, call, Refund);
    },
    async findAmong(payment, { refundId, signal }) {
      const { data } = await callGateway(
        `${url}/v1/refunds?payment_intent=${encodeURIComponent(payment)}&limit=100`,
        { headers, signal },
        z.object({ data: z.array(Refund) }),
      );
      return data.find(({ metadata }) => metadata?.refund === refundId);
    },
  });
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
