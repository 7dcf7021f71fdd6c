import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(255));

/** The fields of a Checkout Session that are read; the amount is in the currency's smallest unit. */
export const CheckoutSession = z.object({
  id,
  object: z.literal('checkout.session'),
  /** The attempt's id. */
  client_reference_id: z.nullable(z.string()),
  /** open, complete or expired. */
  status: z.nullable(z.string()),
  /** paid, unpaid or no_payment_required. */
  payment_status: z.string(),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  payment_intent: z.optional(z.nullable(z.string())),
  url: z.optional(z.nullable(z.string())),
});

export const StripeEvent = z.object({ id, type: z.string(), data: z.object({ object: CheckoutSession }) });
