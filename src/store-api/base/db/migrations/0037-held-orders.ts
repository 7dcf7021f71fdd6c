import { type Kysely, sql } from 'kysely';

/**
 * Until when an order that is not paid is held and when its shopper is reminded (docs/decisions D680, D681), by which
 * reference its payment is looked for (D682), and buyers of orders that the owner made, whose address nobody has proven
 * (D684).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['held_until', 'remind_at', 'payment_reference', 'reference_at'])
    await db.schema.alterTable('orders').addColumn(column, 'text').execute();
  const onOrders = (name: string) => db.schema.createIndex(name).on('orders');
  await onOrders('orders_held').column('held_until').where(sql.ref('status'), '=', 0).execute();
  await onOrders('orders_to_remind').column('remind_at').where(sql.ref('remind_at'), 'is not', null).execute();
  await onOrders('orders_by_reference')
    .unique()
    .columns(['store_id', 'payment_reference'])
    .where(sql.ref('payment_reference'), 'is not', null)
    .execute();
  await db.schema.alterTable('users').addColumn('proven_at', 'text').execute();
  await db.schema
    .createTable('unproven_buyers')
    .addColumn('store_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('unproven_buyers_pk', ['store_id', 'user_id'])
    .addUniqueConstraint('unproven_buyers_email', ['store_id', 'email'])
    .addForeignKeyConstraint('unproven_buyers_user', ['store_id', 'user_id'], 'users', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
}
