import type { Kysely } from 'kysely';

/**
 * Links of the owner's mails: to which mailbox one went, of which message it is, and the counter by which those that
 * are of no order are revoked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['mailbox', 'message_id'])
    await db.schema.alterTable('order_links').addColumn(column, 'text').execute();
  await db.schema
    .alterTable('stores')
    .addColumn('link_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
