import type { Kysely } from 'kysely';

/**
 * The numbers by which people call orders (docs/decisions D510), unique in a store. Those that are there get theirs in
 * number-orders.ts, so that this holds no lock for long; an older program that runs beside this one writes none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('number', 'text').execute();
  await db.schema.createIndex('orders_by_number').unique().on('orders').columns(['number', 'store_id']).execute();
}
