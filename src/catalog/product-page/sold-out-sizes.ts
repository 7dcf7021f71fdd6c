import type { Product } from '../product.ts';
import { isAvailable } from '../variant.ts';

/** Sizes that cannot be ordered now, in the chosen colour or, without one, in any. */
export function soldOutSizes(product: Pick<Product, 'sizes' | 'variants'>, color: string): string[] {
  return product.sizes.filter((size) => !isAvailable(product, { size, color }));
}
