import type { Endpoint } from '#contract/endpoint.ts';

const DOCUMENT = ['docs', 'backends.md'].join('/');

/** Where the document speaks of a call: `get-products-id` for GET /products/{id}. */
export function answerAnchor({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${DOCUMENT}#${(method + path.replaceAll(':', '')).replace(/\W+/g, '-').toLowerCase()}`;
}
