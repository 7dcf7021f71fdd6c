import type { Kysely } from 'kysely';

/**
 * Queries of gateways and their reports: when to query an attempt next, how often it was queried, which transaction
 * paid it; and each event once, however often it is reported. `reference` is the gateway's id of an attempt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('transaction_id', 'text').execute();
  await db.schema.alterTable('payments').addColumn('next_query_at', 'text').execute();
  await db.schema
    .alterTable('payments')
    .addColumn('queries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('payments_by_id').on('payments').column('id').execute();
  await db.schema
    .createIndex('payments_by_next_query')
    .on('payments')
    .column('next_query_at')
    .where('next_query_at' as never, 'is not', null)
    .execute();
  await db.schema
    .createTable('payment_events')
    .addColumn('store_id', 'text', (c) => c.notNull())
    .addColumn('payment_id', 'text', (c) => c.notNull())
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('payment_events_pk', ['store_id', 'payment_id', 'event_id', 'outcome'])
    .addForeignKeyConstraint(
      'payment_events_payment',
      ['store_id', 'payment_id'],
      'payments',
      ['store_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
}
