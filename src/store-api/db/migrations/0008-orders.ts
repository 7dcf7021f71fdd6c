import { type Kysely, sql } from 'kysely';

/**
 * Where the shop was when it was ordered from, for links in mails; and pending orders by age, for those that are never
 * paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('origin', 'text').execute();
  await db.schema
    .createIndex('orders_pending')
    .on('orders')
    .column('created_at')
    .where(sql.ref('status'), '=', 0)
    .execute();
}
