import { anchorOf } from '#contract/document/anchor.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** Where the document speaks of a call: `#get-products-id` for GET /products/{id}. */
export function documentAnchor(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `docs/backends.md#${anchorOf(endpoint)}`;
}
