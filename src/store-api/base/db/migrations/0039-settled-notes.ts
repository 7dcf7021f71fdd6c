import type { Kysely } from 'kysely';

/**
 * What the owner notes when a refund is settled stands beside why it was made (docs/decisions D692). Of those that were
 * settled before, what is noted is that, but for what the owner chose to give back, of which it may be either.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refunds').addColumn('settled_note', 'text').execute();
  const refunds = db as Kysely<{
    refunds: { note: string | null; settled_note: string | null; state: string; reason: string };
  }>;
  await refunds
    .updateTable('refunds')
    .set((eb) => ({ settled_note: eb.ref('note'), note: null }))
    .where('state', 'in', ['paid-out', 'dismissed'])
    .where('reason', '!=', 'owner')
    .execute();
}
