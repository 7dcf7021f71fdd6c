import type { Kysely } from 'kysely';
import type { PlannedProduct } from './plan-import.ts';
import type { CatalogueVariant } from './read/catalogue-product.ts';
import { batches } from './staging-tables.ts';
import { type StoredVariant, type StoredVariants, variantIds } from './variant-ids.ts';
import type { Database } from '#store-api/base/db/schema.ts';

interface FileProduct {
  id: string;
  variants: readonly Pick<CatalogueVariant, 'key' | 'sku' | 'size' | 'color'>[];
}

type ProductVariant = StoredVariant & { product_id: string | null };

/** What the store has for each new or changed product; `leaving` are the ids of products that go with them. */
export async function readStoredVariants(
  db: Kysely<Database>,
  storeId: string,
  { planned, leaving }: { planned: readonly PlannedProduct[]; leaving: readonly string[] },
): Promise<(productId: string) => StoredVariants> {
  const of = async (
    table: 'variants' | 'departed_variants',
    { column = 'product_id', values }: { column?: 'product_id' | 'id'; values: readonly string[] },
  ) => {
    const found: ProductVariant[] = [];
    for (const some of batches(values))
      found.push(
        ...(await db
          .selectFrom(table)
          .select(['id', 'product_id', 'sku', 'size', 'color'])
          .where('store_id', '=', storeId)
          .where(column, 'in', some)
          .execute()),
      );
    return found;
  };
  const products = planned.map(({ id, product, change }) => ({ id, variants: product.variants, change }));
  const changed = products.filter(({ change }) => change !== 'unchanged');
  const own = { values: changed.map(({ id }) => id) };
  const [rows, departed] = [await of('variants', own), await of('departed_variants', own)];
  const moved = movedVariants(products, [...rows, ...(await of('variants', { values: leaving }))]);
  const storedOf = byProduct(rows, { departed, moved });
  const known = new Set([...rows, ...departed, ...[...moved.values()].flat()].map(({ id }) => id));
  const made = changed.flatMap(({ id, variants }) => variantIds(id, variants, storedOf(id)));
  const others = await of('variants', { column: 'id', values: made.filter((id) => !known.has(id)) });
  return others.length === 0 ? storedOf : byProduct([...rows, ...others], { departed, moved });
}

/**
 * What a store has, by its products. `rows` may be of more products than are asked for: ids that another has are not
 * given again.
 */
export function byProduct(
  rows: readonly ProductVariant[],
  { departed, moved }: { departed: readonly ProductVariant[]; moved: ReturnType<typeof movedVariants> },
): (productId: string) => StoredVariants {
  const [own, left] = [rows, departed].map((all) => Map.groupBy(all, ({ product_id }) => product_id));
  const productOf = new Map(rows.map(({ id, product_id }) => [id, product_id]));
  return (productId) => ({
    rows: own?.get(productId) ?? [],
    departed: left?.get(productId) ?? [],
    moved: moved.get(productId) ?? [],
    isElsewhere: (id) => (productOf.get(id) ?? productId) !== productId,
  });
}

/**
 * By the products of the file: the variants that each takes over from another. A SKU that leaves its product, and that
 * one other of the file has, is the same goods under another name (docs/decisions D731). `stored` are the variants of
 * all products that change or go.
 */
export function movedVariants(
  products: readonly FileProduct[],
  stored: readonly ProductVariant[],
): ReadonlyMap<string, readonly StoredVariant[]> {
  const coming = new Map<string, Set<string>>();
  for (const { id, variants } of products)
    for (const { sku } of variants) if (sku !== null) coming.set(sku, (coming.get(sku) ?? new Set()).add(id));
  const held = [...Map.groupBy(stored, ({ sku }) => sku)];
  const moved = held.flatMap(([sku, [variant, ...more]]) => {
    const [id, ...others] = coming.get(sku ?? '') ?? [];
    const isMoved = variant && id !== undefined && id !== variant.product_id;
    return isMoved && others.length === 0 && more.length === 0 ? [{ id, variant }] : [];
  });
  return new Map(
    [...Map.groupBy(moved, ({ id }) => id)].map(([id, all]) => [id, all.map(({ variant }) => variant)] as const),
  );
}
