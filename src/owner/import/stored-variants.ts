import type { Kysely } from 'kysely';
import { batches } from './staging-tables.ts';
import type { StoredVariant, StoredVariants } from './variant-ids.ts';
import type { Database } from '#store-api/base/db/schema.ts';

/** The stored variants of each of these products. */
export async function readStoredVariants(
  db: Kysely<Database>,
  storeId: string,
  products: readonly { id: string }[],
): Promise<(productId: string) => StoredVariants> {
  const [rows, departed] = [[], []] as [ProductVariant[], ProductVariant[]];
  for (const ids of batches(products.map(({ id }) => id)))
    for (const [table, found] of [
      ['variants', rows],
      ['departed_variants', departed],
    ] as const)
      found.push(
        ...(await db
          .selectFrom(table)
          .select(['id', 'product_id', 'sku', 'size', 'color'])
          .where('store_id', '=', storeId)
          .where('product_id', 'in', ids)
          .execute()),
      );
  return byProduct(rows, departed);
}

type ProductVariant = StoredVariant & { product_id: string | null };

export function byProduct(
  rows: readonly ProductVariant[],
  departed: readonly ProductVariant[],
): (productId: string) => StoredVariants {
  const [own, left] = [rows, departed].map((all) => Map.groupBy(all, ({ product_id }) => product_id));
  return (productId) => ({ rows: own?.get(productId) ?? [], departed: left?.get(productId) ?? [] });
}
