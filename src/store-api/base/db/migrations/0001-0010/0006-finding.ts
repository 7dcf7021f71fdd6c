import type { Kysely } from 'kysely';

/**
 * Searches use an index in memory (search/), so the database stores only the owner's synonyms; and requests to be
 * mailed when a variant is back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['search_title', 'search_text']) await db.schema.alterTable('products').dropColumn(name).execute();
  await db.schema
    .alterTable('stores')
    .addColumn('synonyms', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('stock_requests')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('stock_requests_pk', ['store_id', 'product_id', 'size', 'color', 'email'])
    .addForeignKeyConstraint(
      'stock_requests_product',
      ['store_id', 'product_id'],
      'products',
      ['store_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
}
