import { type Kysely, sql } from 'kysely';
import { addConfirmedPayments, addRefunds } from '../refunds-of-texts.ts';

/**
 * Money that goes back, in a table (docs/decisions D515): until now it was texts in an order's history. What those say
 * is money to return, to look into, or settled; a refund keeps as its number the place that its text has there. Orders
 * that their owner confirmed get the payment that the owner saw, so that it can be given back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refunds')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('payment_id', 'text')
    .addColumn('amount_paise', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reference', 'text')
    .addColumn('said', 'text')
    .addColumn('pieces', 'text')
    .addColumn('asked_at', 'text')
    .addColumn('next_query_at', 'text')
    .addColumn('queries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('told_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'text')
    .addPrimaryKeyConstraint('refunds_key', ['store_id', 'id'])
    .addUniqueConstraint('refunds_number', ['store_id', 'order_id', 'position'])
    .addForeignKeyConstraint('refunds_order', ['store_id', 'order_id'], 'orders', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('refunds_by_next_query')
    .on('refunds')
    .column('next_query_at')
    .where(sql.ref('next_query_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('refunds_open')
    .on('refunds')
    .columns(['store_id', 'created_at'])
    .where(sql.ref('state'), 'in', sql`('due', 'check', 'asked', 'pending')`)
    .execute();
  await db.schema.alterTable('payments').addColumn('came_paise', 'bigint').execute();
  await db.schema.alterTable('payments').addColumn('came_currency', 'text').execute();
  await addConfirmedPayments(db);
  await addRefunds(db);
}
