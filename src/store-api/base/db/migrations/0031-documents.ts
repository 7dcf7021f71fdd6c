import type { Kysely } from 'kysely';

/**
 * Receipts, invoices and credit notes as they were given out, and the last number of each series in each financial year
 * (docs/decisions D535); which of them go with a mail; and of the lines of an order what a document says of them, as it
 * was when it was ordered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document_series')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('series', 'text', (c) => c.notNull())
    .addColumn('year', 'text', (c) => c.notNull())
    .addColumn('last', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('document_series_pk', ['store_id', 'series', 'year'])
    .execute();
  await db.schema
    .createTable('documents')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('parcel', 'integer')
    .addColumn('refers_to', 'text')
    .addColumn('issued_at', 'text', (c) => c.notNull())
    .addColumn('year_end', 'text', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('documents_pk', ['store_id', 'number'])
    .addForeignKeyConstraint('documents_order', ['store_id', 'order_id'], 'orders', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('documents_of_order').on('documents').columns(['store_id', 'order_id']).execute();
  await db.schema.createIndex('documents_by_time').on('documents').columns(['store_id', 'issued_at']).execute();
  await db.schema.alterTable('outbox').addColumn('documents', 'text').execute();
  await db.schema.alterTable('order_items').addColumn('hsn', 'text').execute();
  await db.schema.alterTable('order_items').addColumn('origin_country', 'text').execute();
}
