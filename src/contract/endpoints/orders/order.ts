import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { WireOrder } from '../../order.ts';

/**
 * GET /orders/{id}?contactInfo=: tracks an order. Both the id (with the capability `orderNumbers` also the number, as
 * it is typed) and the buyer's e-mail or phone must match, else 404; the buyer's own token opens it without the second.
 */
export const orderEndpoint = {
  name: 'order',
  method: 'GET',
  path: '/orders/:id',
  bearer: false,
  answer: bareOrData(WireOrder),
} as const satisfies Endpoint;

export const orderOnServer = onServer(orderEndpoint, () => ({ errors: { 404: ['not-found'] } }));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    order: typeof orderOnServer & { query: { contactInfo: string } };
  }
}
