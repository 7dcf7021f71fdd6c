import type { Product } from '../product.ts';

/** So many at most: of a product with more the page would be a list of them. */
const MOST = 6;

/** The SKUs by which the store's owner knows a product's choices; none unless each has one and they are few. */
export function ownNumbers({ variants }: Pick<Product, 'variants'>): string[] {
  const skus = new Set(variants.map(({ sku = '' }) => sku));
  return skus.has('') || skus.size > MOST ? [] : [...skus];
}
