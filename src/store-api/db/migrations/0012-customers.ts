import { type Kysely, sql } from 'kysely';

/** An account's unpaid orders, counted before each new one: only those stand in the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_unpaid')
    .on('orders')
    .columns(['store_id', 'user_id'])
    .where(sql.ref('status'), '=', 0)
    .execute();
}
