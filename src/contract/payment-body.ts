import * as z from 'zod/mini';

/** POST /payments. Values are strings (a checkbox is 'true' or 'false'). Amount and redirects are the server's. */
export const CreatePaymentBody = z.object({
  orderId: z
    .string('Order ID is required')
    .check(z.minLength(1, 'Order ID is required'), z.maxLength(200, 'Order ID is too long')),
  fields: z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(2000))),
});

export type CreatePaymentBody = z.output<typeof CreatePaymentBody>;
