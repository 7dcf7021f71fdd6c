import type { Kysely } from 'kysely';
import type { Database } from '#store-api/base/db/schema.ts';

/** Products that are shown and are on sale by their file, of which no reduction is told (docs/decisions D461). */
export function unstruckSales(db: Kysely<Database>, storeId: string): Promise<{ handle: string; title: string }[]> {
  return db
    .selectFrom('products')
    .select(['handle', 'title'])
    .where('store_id', '=', storeId)
    .where('visible', '=', 1)
    .where('id', 'in', (from) =>
      from
        .selectFrom('variants')
        .select('product_id')
        .where('store_id', '=', storeId)
        .where('compare_paise', 'is not', null)
        .where('discounted_paise', 'is', null),
    )
    .orderBy('position')
    .orderBy('handle')
    .execute();
}
