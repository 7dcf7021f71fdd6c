import { type Kysely, sql } from 'kysely';
import type { FacetBucket } from './facet-bucket.ts';
import type { Database } from '../../base/db/schema.ts';

/**
 * Counts a store's visible products by everything that a filter of the database looks at, so that the number of
 * products in a listing is a sum over a few rows. Belongs in every transaction that adds, removes, hides or changes
 * products.
 */
export async function rebuildFacetCounts(trx: Kysely<Database>, storeId: string): Promise<void> {
  await trx.deleteFrom('listing_counts').where('store_id', '=', storeId).execute();
  await sql`
    insert into listing_counts
      (store_id, category_key, parent_key, gender_key, featured, on_sale, parent_category, products)
    select store_id, category_key, coalesce(parent_key, ''), coalesce(gender_key, ''), featured, on_sale,
      coalesce(parent_category, ''), count(*)
    from products where store_id = ${storeId} and visible = 1 group by 1, 2, 3, 4, 5, 6, 7`.execute(trx);
}

export async function readFacetBuckets(db: Kysely<Database>, storeId: string): Promise<FacetBucket[]> {
  const rows = await db.selectFrom('listing_counts').selectAll().where('store_id', '=', storeId).execute();
  return rows.map((row) => ({
    category: row.category_key,
    parent: row.parent_key,
    gender: row.gender_key,
    featured: row.featured === 1,
    sale: row.on_sale === 1,
    parentCategory: row.parent_category,
    products: row.products,
  }));
}
