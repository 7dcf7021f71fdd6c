import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import * as z from 'zod/mini';
import { handle, refusal } from '../../adapter/handler.ts';
import { EngineRefusal } from '../../adapter/engine-error.ts';
import type { Medusa } from '../medusa.ts';
import { MedusaProduct, pricingQuery } from './product.ts';
import { productFilter } from './product-filter.ts';
import { readByIds, readPage } from './read-products.ts';
import { saleReader } from './sale.ts';
import { toProduct } from './to-product.ts';
import { MAX_SEARCH, PAGE_SIZE } from '#config.ts';
import { productOnServer } from '#contract/endpoints/catalog/product.ts';
import { productsOnServer } from '#contract/endpoints/catalog/products.ts';

/** The same for every visitor: a cache may hold it, and asks again. */
export const PUBLIC = { 'cache-control': 'no-cache' };

const MAX_LIMIT = 100;
const Answer = z.object({ product: MedusaProduct });

/** GET /products: filters, search and pages are the engine's own; `sale` is looked for (sale.ts). */
export function productsHandler(medusa: Medusa) {
  const saleOf = saleReader();
  return handle(productsOnServer, async ({ query }) => {
    if ((query.get('search')?.length ?? 0) > MAX_SEARCH)
      return refusal(400, 'invalid', shopRefusals().searchTooLong(MAX_SEARCH));
    const limit = wholeOr(query.get('limit'), PAGE_SIZE, MAX_LIMIT);
    const offset = (wholeOr(query.get('page'), 1, 1_000_000) - 1) * limit;
    const filter = await productFilter(medusa, query);
    if (!filter) return { status: 200, body: { data: [], count: 0 }, headers: PUBLIC };
    const read = async () => {
      if (query.get('sale') !== 'true') return readPage(medusa, filter, { offset, limit });
      const ids = await saleOf(medusa, filter);
      const shown = ids.slice(offset, offset + limit);
      const products = shown.length > 0 ? await readByIds(medusa, shown) : [];
      return { products: products.toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id)), count: ids.length };
    };
    const [{ products, count }, categories] = await Promise.all([read(), medusa.categories()]);
    const data = products.flatMap((product) => toProduct(product, categories) ?? []);
    return { status: 200, body: { data, count }, headers: PUBLIC };
  });
}

/** GET /products/{id}. */
export function productHandler(medusa: Medusa) {
  return handle(productOnServer, async ({ id }) => {
    const missing = refusal(404, 'not-found', shopRefusals().productNotFound);
    if (!isId(id)) return missing;
    const query = await pricingQuery(medusa);
    const [found, categories] = await Promise.all([
      medusa.ask(`/store/products/${encodeURIComponent(id)}`, Answer, { query }).catch(notFound),
      medusa.categories(),
    ]);
    const product = found && toProduct(found.product, categories);
    return product ? { status: 200, body: product, headers: PUBLIC } : missing;
  });
}

/** Can it be one of Medusa's? Anything else is not asked for: `..` would be another address. */
export function isId(text: string): boolean {
  return /^[\w-]{1,200}$/.test(text);
}

/** For `catch`: what the engine does not have is undefined. */
export function notFound(error: unknown): undefined {
  if (error instanceof EngineRefusal && error.status === 404) return undefined;
  throw error;
}

/** A whole number from 1 on, at most `max`; anything else is the fallback. */
function wholeOr(text: string | null, fallback: number, max: number): number {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Math.min(Number(text), max) : fallback;
}
