import type { CatalogueVariant } from './read/catalogue-product.ts';
import { variantIdOf } from '#store-api/shop/catalog/handle.ts';
import type { VariantRow } from '#store-api/base/db/schema.ts';

type NamedVariant = Pick<CatalogueVariant, 'key' | 'sku' | 'size' | 'color'>;

export type StoredVariant = Pick<VariantRow, 'id' | 'sku' | 'size' | 'color'>;

/** The variants of a product in a store, and what has left it (stock/departed-variants.ts). */
export interface StoredVariants {
  rows: readonly StoredVariant[];
  departed: readonly StoredVariant[];
}

/**
 * The ids of a product's variants, in the order of the file. A variant whose SKU, size and colour the shop has, or has
 * had, is that one, also where several share the SKU and the file has them in another order or lacks some: each keeps
 * its stock. Else the id is made of its key, so that a SKU keeps its variant when its size is written otherwise.
 */
export function variantIds(
  productId: string,
  variants: readonly NamedVariant[],
  { rows, departed }: StoredVariants,
): string[] {
  const all = [...departed, ...rows];
  const byName = new Map(all.map((row) => [nameOf(row), row.id]));
  const known = variants.map((variant) => byName.get(nameOf(variant)));
  const stored = new Set(all.map(({ id }) => id));
  const taken = new Set(known);
  const shared = new Set([...repeatedSkus(variants), ...repeatedSkus(all)]);
  return variants.map((variant, index) => {
    const own = known[index];
    if (own !== undefined) return own;
    const { key, sku, size, color } = variant;
    const choice = `${size ?? ''}\n${color ?? ''}`;
    const isShared = sku !== null && shared.has(sku);
    const [byKey, ...others] = [key, choice, `${sku ?? ''}\n${choice}`].map((one) => variantIdOf(productId, one));
    const isFree = (id: string) => !taken.has(id) && !(isShared && stored.has(id));
    const id = [byKey, ...others].find((one) => one !== undefined && isFree(one)) ?? byKey ?? '';
    taken.add(id);
    return id;
  });
}

function nameOf({ sku, size, color }: Pick<NamedVariant, 'sku' | 'size' | 'color'>): string {
  return JSON.stringify([sku, size, color]);
}

function repeatedSkus(variants: readonly { sku: string | null }[]): Set<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const { sku } of variants) if (sku !== null) (seen.has(sku) ? repeated : seen).add(sku);
  return repeated;
}
