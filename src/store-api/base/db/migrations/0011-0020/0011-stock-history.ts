import type { Kysely } from 'kysely';
import type { Engine } from '../../engine.ts';

/** Stock figures that owners and imports set. What orders took and returned is recorded with the orders. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema.createTable('stock_changes');
  await (
    engine === 'sqlite'
      ? table.addColumn('seq', 'integer', (c) => c.primaryKey().autoIncrement())
      : table.addColumn('seq', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
  )
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('variant_id', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('sku', 'text')
    .addColumn('stock_before', 'integer')
    .addColumn('stock_after', 'integer')
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('stock_changes_by_variant')
    .on('stock_changes')
    .columns(['store_id', 'variant_id', 'seq'])
    .execute();
}
