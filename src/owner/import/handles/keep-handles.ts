import type { Kysely } from 'kysely';
import type { CatalogueProduct } from '../read/catalogue-product.ts';
import type { Database } from '#store-api/base/db/schema.ts';

/** Gives products their handles in the store: one that it knows by its former handle keeps its address and stock. */
export async function keptHandles(
  db: Kysely<Database>,
  storeId: string,
  products: readonly CatalogueProduct[],
): Promise<<T extends { handle: string }>(one: T) => T> {
  const moved = products.filter(({ formerHandle }) => formerHandle !== undefined);
  if (moved.length === 0) return (one) => one;
  const rows = await db.selectFrom('products').select('handle').where('store_id', '=', storeId).execute();
  const stored = new Set(rows.map(({ handle }) => handle));
  const own = new Set(products.map(({ handle }) => handle));
  const kept = new Map<string, string>();
  for (const { handle, formerHandle = handle } of moved)
    if (stored.has(formerHandle) && !stored.has(handle) && !own.has(formerHandle)) kept.set(handle, formerHandle);
  return (one) => ({ ...one, handle: kept.get(one.handle) ?? one.handle });
}
