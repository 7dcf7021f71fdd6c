import * as z from 'zod/mini';
import { type AnswerOf, type BodyOf, type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData, optionalText, readOr } from '../../lenient.ts';
import { anyFlag, PaymentAction } from '../../payment.ts';

/**
 * POST /payments: starts a payment of the user's own pending order, for the order's amount. `action.type` is
 * redirect_post, deeplink or qr (docs/behaviour.md 3.payment.answer). 404 and 409 for the order, 422 names wrong
 * fields, 502 when the gateway failed; every refusal also carries `success: false`.
 */
export const createPaymentEndpoint = {
  name: 'createPayment',
  method: 'POST',
  path: '/payments',
  bearer: true,
  answer: bareOrData(
    z.object({
      success: z.optional(anyFlag),
      error: z.optional(optionalText),
      redirectUrl: z.optional(optionalText),
      action: z.optional(readOr(PaymentAction, null)),
    }),
  ),
} as const satisfies Endpoint;

export const createPaymentOnServer = onServer(createPaymentEndpoint, () => ({
  body: z.object({
    orderId: z
      .string('Order ID is required')
      .check(z.minLength(1, 'Order ID is required'), z.maxLength(200, 'Order ID is too long')),
    ...paymentBody(),
  }),
  errors: paymentErrors(),
}));

/**
 * How an order is paid. Values of `fields` are strings (a checkbox is 'true' or 'false'). Amount and redirects are the
 * server's. `expectedTotal` (capability `payOnDelivery`), in rupees, is what the shopper was shown: it sets no price,
 * but another one refuses the payment, with an OrderQuote under `quote`.
 */
export function paymentBody() {
  return {
    fields: z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(2000))),
    expectedTotal: z.optional(
      z.number('The expected total must be a number').check(z.minimum(0, 'The expected total must be at least 0')),
    ),
  };
}

export function paymentErrors() {
  return {
    400: ['invalid-key'],
    404: ['not-found'],
    409: ['in-progress', 'not-payable', 'being-checked', 'price-changed', 'method-gone'],
    422: ['invalid', 'key-reused'],
    502: ['provider-failed'],
  } as const;
}

export type CreatePaymentAnswer = AnswerOf<'createPayment'>;
export type CreatePaymentBody = BodyOf<'createPayment'>;

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    createPayment: typeof createPaymentOnServer;
  }
}
