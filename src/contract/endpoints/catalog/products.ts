import * as z from 'zod/mini';
import { type AnswerOf, type Endpoint, onServer } from '../../endpoint.ts';
import { isObject, list, optionalNumber, optionalText, readOr, requiredNumber } from '../../lenient.ts';
import type { ProductQuery } from '../../listing-query.ts';
import { ProductFacets, WireProduct } from '../../product.ts';

/**
 * GET /products: one page of a listing or search. `data` is the page; `count` the total over all pages
 * (`pagination.total` is read too). `corrected`: nothing has the words that were searched for, these are the products
 * for this spelling instead (capability `search`). `facets` when the query asks for them. 400 for a search of more than
 * 100 characters.
 */
export const productsEndpoint = {
  name: 'products',
  method: 'GET',
  path: '/products',
  bearer: false,
  answer: z.pipe(
    z.transform(toOneReading),
    z.object({
      data: list(WireProduct),
      count: requiredNumber,
      facets: z.optional(readOr(ProductFacets, undefined)),
      corrected: z.optional(optionalText),
    }),
  ),
} as const satisfies Endpoint;

export const productsOnServer = onServer(productsEndpoint, () => ({ errors: { 400: ['invalid'] } }));

export type WireProductList = AnswerOf<'products'>;

function toOneReading(raw: unknown): { data: unknown; count: unknown; facets?: unknown; corrected?: unknown } {
  if (Array.isArray(raw)) return { data: raw, count: raw.length };
  if (!isObject(raw)) return { data: [], count: 0 };
  const inner = isObject(raw.data) ? raw.data : raw;
  const data = Array.isArray(inner.data) ? inner.data : Array.isArray(inner.products) ? inner.products : [];
  const pagination = isObject(raw.pagination) ? raw.pagination : isObject(inner.pagination) ? inner.pagination : {};
  const counts = [inner.count, raw.count, pagination.total].map((count) => optionalNumber.parse(count) ?? -1);
  const count = counts.find((one) => Number.isInteger(one) && one >= 0) ?? data.length;
  return { data, count, facets: inner.facets ?? raw.facets, corrected: inner.corrected ?? raw.corrected };
}

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    products: typeof productsOnServer & { query: ProductQuery };
  }
}
