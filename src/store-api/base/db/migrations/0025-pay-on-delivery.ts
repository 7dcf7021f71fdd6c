import { type Kysely, sql } from 'kysely';

/**
 * How money of an order stands that is paid on delivery (docs/decisions D455), and an index of those orders by account:
 * what of them is due is counted before each new order, what was refused before payment on delivery is offered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('collect', 'text').execute();
  await db.schema
    .createIndex('orders_on_delivery')
    .on('orders')
    .columns(['store_id', 'user_id', 'collect'])
    .where(sql.ref('collect'), 'is not', null)
    .execute();
}
