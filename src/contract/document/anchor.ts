import type { Endpoint } from '../endpoint.ts';

/** Where docs/backends.md speaks of an endpoint: `get-products-id` for GET /products/{id}. */
export function anchorOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return (method + path.replaceAll(':', '')).replace(/\W+/g, '-').toLowerCase();
}
