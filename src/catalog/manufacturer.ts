import type { Product } from './product.ts';

/** Who made the product, as it says or else its store of all that do not; undefined where neither does. */
export function manufacturerOf(
  { page }: Pick<Product, 'page'>,
  { productDefaults }: { productDefaults: Readonly<Record<string, string>> },
): string | undefined {
  return (page?.manufacturer ?? productDefaults.manufacturer)?.trim() || undefined;
}
