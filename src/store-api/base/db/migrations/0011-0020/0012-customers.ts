import { type Kysely, sql } from 'kysely';

/** A partial index of an account's unpaid orders, which are counted before each new one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_unpaid')
    .on('orders')
    .columns(['store_id', 'user_id'])
    .where(sql.ref('status'), '=', 0)
    .execute();
}
