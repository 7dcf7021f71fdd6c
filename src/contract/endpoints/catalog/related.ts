import * as z from 'zod/mini';
import { type Endpoint, onServer } from '../../endpoint.ts';
import { isObject, list } from '../../lenient.ts';
import { WireProduct } from '../../product.ts';

/**
 * GET /products/{id}/related (capability `related`): other products for who looks at this one, best first, at most 8.
 * 404 when there is no such product.
 */
export const relatedEndpoint = {
  name: 'related',
  method: 'GET',
  path: '/products/:id/related',
  bearer: false,
  answer: z.pipe(
    z.transform((raw: unknown): { data: unknown } => ({
      data: Array.isArray(raw) ? raw : isObject(raw) ? raw.data : [],
    })),
    z.object({ data: list(WireProduct) }),
  ),
} as const satisfies Endpoint;

export const relatedOnServer = onServer(relatedEndpoint, () => ({
  capability: 'related',
  errors: { 404: ['not-found'] },
}));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    related: typeof relatedOnServer;
  }
}
