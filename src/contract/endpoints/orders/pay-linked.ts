import * as z from 'zod/mini';
import { linkField } from './order-link.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { createPaymentEndpoint, paymentBody, paymentErrors } from '../payments/create-payment.ts';

/**
 * POST /order-links/pay (capability `shopperLinks`): starts a payment of the order of a link, as createPayment does. A
 * gateway leads back to `/orders/open/{token}` of the store's pages, by a link that pays and shows nothing else. 404 as
 * openLinked.
 */
export const payLinkedEndpoint = {
  name: 'payLinked',
  method: 'POST',
  path: '/order-links/pay',
  bearer: false,
  answer: createPaymentEndpoint.answer,
} as const satisfies Endpoint;

export const payLinkedOnServer = onServer(payLinkedEndpoint, () => ({
  capability: 'shopperLinks',
  body: z.object({ token: linkField(), ...paymentBody() }),
  errors: paymentErrors(),
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    payLinked: typeof payLinkedOnServer;
  }
}
