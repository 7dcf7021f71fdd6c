import { type Endpoint, onServer } from '../../endpoint.ts';
import { bareOrData } from '../../lenient.ts';
import { WireProduct } from '../../product.ts';

/** GET /products/{id} (docs/behaviour.md 7.product). 404 `not-found`, or `gone` for a product that the shop hides. */
export const productEndpoint = {
  name: 'product',
  method: 'GET',
  path: '/products/:id',
  bearer: false,
  answer: bareOrData(WireProduct),
} as const satisfies Endpoint;

export const productOnServer = onServer(productEndpoint, () => ({ errors: { 404: ['not-found', 'gone'] } }));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    product: typeof productOnServer;
  }
}
