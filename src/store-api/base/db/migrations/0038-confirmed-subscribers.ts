import { type Kysely, sql } from 'kysely';

/**
 * Until when an address of the newsletter waits to be confirmed, and when it was (docs/decisions D654). Addresses that
 * are there wait for nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['confirm_by', 'confirmed_at'])
    await db.schema.alterTable('messages').addColumn(column, 'text').execute();
  await db.schema
    .createIndex('messages_to_confirm')
    .on('messages')
    .column('confirm_by')
    .where(sql.ref('confirm_by'), 'is not', null)
    .execute();
}
