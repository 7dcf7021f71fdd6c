import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrUnder } from '../../lenient.ts';
import { PaymentField } from '../../payment.ts';

/**
 * GET /payments/fields (docs/behaviour.md 7.payment.fields): the form of this shop's gateways; a list, or under
 * `fields`. With `orderId` (capability `orderPayments`) of those that take this order of the user's own.
 */
export const paymentFieldsEndpoint = {
  name: 'paymentFields',
  method: 'GET',
  path: '/payments/fields',
  bearer: true,
  answer: bareOrUnder('fields', PaymentField),
} as const satisfies Endpoint;

export const paymentFieldsOnServer = onServer(paymentFieldsEndpoint, () => ({ errors: { 503: ['no-gateway'] } }));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    paymentFields: typeof paymentFieldsOnServer & { query: { orderId?: string } };
  }
}
