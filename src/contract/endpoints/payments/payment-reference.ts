import * as z from 'zod/mini';
import { DoneAnswer } from '../../done.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { referenceWrong } from '../../refusals/english.ts';

/**
 * POST /payments/reference (capability `paymentReference`): the user's own order was paid by a way that nobody reports
 * to the store, and this is what the bank calls that payment. 409 `being-checked` where it has one already,
 * `reference-used` where another order of the store has it, `not-payable` where it does not wait for such a payment;
 * 422 where it is none.
 */
export const paymentReferenceEndpoint = {
  name: 'paymentReference',
  method: 'POST',
  path: '/payments/reference',
  bearer: true,
  answer: DoneAnswer,
} as const satisfies Endpoint;

/** Blanks and dashes are left out, and its letters are capital. */
export const referenceField = () => z.string(referenceWrong).check(z.maxLength(100, referenceWrong));

export const referenceErrors = () =>
  ({
    404: ['not-found'],
    409: ['being-checked', 'not-payable', 'reference-used'],
    422: ['invalid'],
  }) as const;

export const paymentReferenceOnServer = onServer(paymentReferenceEndpoint, () => ({
  capability: 'paymentReference',
  body: z.object({
    orderId: z
      .string('Order ID is required')
      .check(z.minLength(1, 'Order ID is required'), z.maxLength(200, 'Order ID is too long')),
    reference: referenceField(),
  }),
  errors: referenceErrors(),
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    paymentReference: typeof paymentReferenceOnServer;
  }
}
