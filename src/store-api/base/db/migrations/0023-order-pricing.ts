import type { Kysely } from 'kysely';

/**
 * How an order is delivered, and what of its discounts and taxes falls on each piece, as it was when it was placed
 * (docs/decisions D437).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('delivery', 'text').execute();
  await db.schema.alterTable('orders').addColumn('pricing', 'text').execute();
}
