import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * The fields of a payment link that are read; amounts in paise. Status: created, partially_paid, paid, expired,
 * cancelled.
 */
export const PaymentLink = z.object({
  id,
  reference_id: id,
  status: z.string(),
  amount: z.int(),
  amount_paid: z.int(),
  currency: z.string(),
  payments: z.optional(z.nullable(z.array(z.object({ payment_id: id, status: z.string() })))),
});

/** A webhook about a payment link. */
export const RazorpayEvent = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: z.object({ entity: PaymentLink }),
    payment: z.optional(z.object({ entity: z.object({ id }) })),
  }),
});
