import type { Product } from './product.ts';
import { nonEmpty } from '#lib/non-empty.ts';

/** Who made the product, as it says or else its store of all that do not; undefined where neither does. */
export function manufacturerOf(
  { page }: Pick<Product, 'page'>,
  { productDefaults }: { productDefaults: Readonly<Record<string, string>> },
): string | undefined {
  return nonEmpty((page?.manufacturer ?? productDefaults.manufacturer)?.trim());
}
