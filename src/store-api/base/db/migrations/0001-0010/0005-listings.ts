import { type Kysely, sql } from 'kysely';

/** For 100,000 products: stored facet counts, and indexes that hold every column of a filter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeCounts(db);
  await makeIndexes(db);
}

/** See catalog/rebuild-facet-counts.ts. */
async function makeCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('listing_counts')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('category_key', 'text', (c) => c.notNull())
    .addColumn('parent_key', 'text', (c) => c.notNull())
    .addColumn('gender_key', 'text', (c) => c.notNull())
    .addColumn('featured', 'integer', (c) => c.notNull())
    .addColumn('on_sale', 'integer', (c) => c.notNull())
    .addColumn('parent_category', 'text', (c) => c.notNull())
    .addColumn('products', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('listing_counts_pk', [
      'store_id',
      'category_key',
      'parent_key',
      'gender_key',
      'featured',
      'on_sale',
      'parent_category',
    ])
    .execute();
  await sql`
    insert into listing_counts
      (store_id, category_key, parent_key, gender_key, featured, on_sale, parent_category, products)
    select store_id, category_key, coalesce(parent_key, ''), coalesce(gender_key, ''), featured, on_sale,
      coalesce(parent_category, ''), count(*)
    from products where visible = 1 group by 1, 2, 3, 4, 5, 6, 7`.execute(db);
}

/**
 * Covering indexes in the order of listings, with every column that a filter reads: only rows that are shown are read.
 */
async function makeIndexes(db: Kysely<unknown>): Promise<void> {
  for (const name of ['all', 'category', 'parent', 'featured', 'sale'])
    await db.schema.dropIndex(`products_${name}`).execute();
  const filters = ['category_key', 'parent_key', 'gender_key', 'featured', 'on_sale'];
  const index = (name: string, led: string[]) =>
    db.schema
      .createIndex(`products_${name}`)
      .on('products')
      .columns(['store_id', ...led, 'position', 'id', ...filters.filter((column) => !led.includes(column))]);
  await index('all', []).where('visible', '=', 1).execute();
  await index('category', ['category_key']).where('visible', '=', 1).execute();
  await index('parent', ['parent_key']).where('visible', '=', 1).execute();
  await index('gender', ['gender_key']).where('visible', '=', 1).execute();
  await index('featured', []).where('visible', '=', 1).where('featured', '=', 1).execute();
  await index('sale', []).where('visible', '=', 1).where('on_sale', '=', 1).execute();
}
