import type { Kysely } from 'kysely';

/**
 * The pieces that each line of an order took from its variant's stock, so that cancelling gives back just that; and
 * when the owner confirmed an order while an attempt to pay it was still open at a gateway.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_items').addColumn('taken', 'integer').execute();
  await db.schema.alterTable('payments').addColumn('confirmed_at', 'text').execute();
}
