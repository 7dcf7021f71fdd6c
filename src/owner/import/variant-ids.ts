import type { CatalogueVariant } from './read/catalogue-product.ts';
import { variantIdOf } from '#store-api/shop/catalog/handle.ts';
import type { VariantRow } from '#store-api/base/db/schema.ts';

type NamedVariant = Pick<CatalogueVariant, 'key' | 'sku' | 'size' | 'color'>;

export type StoredVariant = Pick<VariantRow, 'id' | 'sku' | 'size' | 'color'>;

/** The variants of a product in a store, what has left it (stock/departed-variants.ts), and what it takes over. */
export interface StoredVariants {
  rows: readonly StoredVariant[];
  departed: readonly StoredVariant[];
  /** Variants of other products, by their SKUs (stored-variants.ts). */
  moved: readonly StoredVariant[];
  /** Whether another product has a variant of this id. */
  isElsewhere: (id: string) => boolean;
}

/**
 * The ids of a product's variants, in the order of the file. A variant whose SKU, size and colour the shop has, or has
 * had, is that one, also where several share the SKU and the file has them in another order or lacks some: each keeps
 * its stock; so it does where it comes from another product, by the SKU. Else the id is made of its key, so that a SKU
 * keeps its variant when its size is written otherwise.
 */
export function variantIds(
  productId: string,
  variants: readonly NamedVariant[],
  { rows, departed, moved, isElsewhere }: StoredVariants,
): string[] {
  const all = [...departed, ...moved, ...rows];
  const byName = new Map(all.map((row) => [nameOf(row), row.id]));
  const bySku = new Map(moved.map(({ sku, id }) => [sku, id]));
  const known = variants.map((variant) => byName.get(nameOf(variant)) ?? bySku.get(variant.sku));
  const stored = new Set(all.map(({ id }) => id));
  const taken = new Set(known);
  const shared = new Set([...repeatedSkus(variants), ...repeatedSkus(all)]);
  return variants.map((variant, index) => {
    const kept = known[index];
    if (kept !== undefined) return kept;
    const { key, sku, size, color } = variant;
    const choice = `${size ?? ''}\n${color ?? ''}`;
    const isShared = sku !== null && shared.has(sku);
    const keys = [key, choice, `${sku ?? ''}\n${choice}`, `${sku ?? ''}\n${choice}\nagain`];
    const isFree = (id: string) => !taken.has(id) && !isElsewhere(id) && !(isShared && stored.has(id));
    const free = keys.find((one) => isFree(variantIdOf(productId, one)));
    const id = variantIdOf(productId, free ?? key);
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
