import { type Kysely, sql } from 'kysely';

/**
 * The shop's origin at the time of the order, for links in mails; and an index of pending orders by age, to expire
 * them.
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
