import type { Kysely } from 'kysely';
import type { Database } from '#store-api/base/db/schema.ts';

/** Why nothing may be struck through at what is on sale (docs/decisions D461). */
export const WHAT_IS_STRUCK =
  'What is struck through is the lowest price of the 30 days before the sale, or Prior Price of products.csv where the \
shop has not kept prices for that long, if it is above the price.';

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
