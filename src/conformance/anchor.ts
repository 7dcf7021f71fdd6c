import { anchorOf } from '#contract/document/anchor.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const DOCUMENT = ['docs', 'backends.md'].join('/');

/** Where the document speaks of a call: `#get-products-id` for GET /products/{id}. */
export function documentAnchor(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${DOCUMENT}#${anchorOf(endpoint)}`;
}
