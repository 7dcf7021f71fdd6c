import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/**
 * Links to one order that were mailed (docs/decisions D546), the counter by which all of an order's are revoked, and
 * until when an order may be confirmed that is to be paid on delivery (D547).
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema
    .createTable('order_links')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text');
  await (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
  await db.schema.createIndex('order_links_of_order').on('order_links').columns(['store_id', 'order_id']).execute();
  await db.schema
    .alterTable('orders')
    .addColumn('link_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('orders').addColumn('confirm_by', 'text').execute();
  await db.schema
    .createIndex('orders_to_confirm')
    .on('orders')
    .column('confirm_by')
    .where(sql.ref('confirm_by'), 'is not', null)
    .execute();
}
