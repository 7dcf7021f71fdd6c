import type { Kysely } from 'kysely';

/**
 * Of which order a change of stock is, where pieces of an order came back or left again (docs/decisions D714). What the
 * pieces of orders did before is not known and stays out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stock_changes').addColumn('order_id', 'text').execute();
}
