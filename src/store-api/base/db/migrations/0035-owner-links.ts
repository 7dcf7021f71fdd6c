import type { Kysely } from 'kysely';

/** What owners do by links: a message is answered, and the summary of a day is mailed once to each address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['answered_at', 'answered_by'])
    await db.schema.alterTable('messages').addColumn(column, 'text').execute();
  await db.schema
    .createTable('owner_summaries')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('owner_summaries_pk', ['store_id', 'day'])
    .execute();
}
