import type { Kysely } from 'kysely';

/**
 * What was sent of an order: its carrier and the number to follow it by, as they were then (docs/decisions D381). And
 * what only a product's own page says: its description as HTML, and words for search engines (D376).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('parcels')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('carrier', 'text')
    .addColumn('tracking_number', 'text')
    .addColumn('tracking_url', 'text')
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('parcels_pk', ['store_id', 'order_id', 'position'])
    .addForeignKeyConstraint('parcels_order', ['store_id', 'order_id'], 'orders', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  await db.schema.alterTable('products').addColumn('page', 'text').execute();
}
