import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrUnder } from '../../lenient.ts';
import { WireOrder } from '../../order.ts';

/** GET /orders (docs/behaviour.md 7.orders): the user's own orders, newest first: a list, or one under `orders`. */
export const ordersEndpoint = {
  name: 'orders',
  method: 'GET',
  path: '/orders',
  bearer: true,
  answer: bareOrUnder('orders', WireOrder),
} as const satisfies Endpoint;

export const ordersOnServer = onServer(ordersEndpoint, () => ({ errors: {} }));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    orders: typeof ordersOnServer;
  }
}
