import { type Kysely, sql } from 'kysely';

/** Codes of discounts with their uses, and the code that an order took (docs/decisions D450). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('discount_codes')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('discount_id', 'text', (c) => c.notNull())
    .addColumn('uses', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('made_at', 'text')
    .addPrimaryKeyConstraint('discount_codes_pk', ['store_id', 'code'])
    .execute();
  for (const column of ['discount_code', 'discount_id'])
    await db.schema.alterTable('orders').addColumn(column, 'text').execute();
  await db.schema
    .createIndex('orders_discounts')
    .on('orders')
    .columns(['store_id', 'user_id', 'discount_id'])
    .where(sql.ref('discount_id'), 'is not', null)
    .execute();
}
