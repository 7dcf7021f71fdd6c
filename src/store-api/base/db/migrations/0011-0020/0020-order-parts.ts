import type { Kysely } from 'kysely';

/** What an order's total consists of beside its lines, as it was when it was placed (docs/decisions D345). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('parts', 'text').execute();
}
