import { type Kysely, sql } from 'kysely';

/**
 * The pieces of an order, each with its state and its parcel, and what became of a parcel (docs/decisions D520). Those
 * of an order from before are where its status says: in its last parcel, if it was sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_pieces')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('line', 'integer', (c) => c.notNull())
    .addColumn('piece', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('parcel', 'integer')
    .addColumn('taken', 'integer')
    .addPrimaryKeyConstraint('order_pieces_pk', ['store_id', 'order_id', 'line', 'piece'])
    .addForeignKeyConstraint('order_pieces_order', ['store_id', 'order_id'], 'orders', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  for (const column of ['outcome', 'outcome_at'])
    await db.schema.alterTable('parcels').addColumn(column, 'text').execute();
  await db.schema
    .createIndex('parcels_tracking')
    .on('parcels')
    .columns(['store_id', 'tracking_number'])
    .where(sql.ref('tracking_number'), 'is not', null)
    .execute();
  // In statements, and not by batches of a program: all migrations are one transaction. What was sent before migration
  // 0021 gets its parcel.
  await sql`
    insert into parcels (store_id, order_id, position, sent_at)
    select placed.store_id, placed.id, 0, coalesce(
      (select min(sent.at) from order_events sent
        where sent.store_id = placed.store_id and sent.order_id = placed.id and sent.status = 2), placed.updated_at)
    from orders placed
    where placed.status in (2, 3) and not exists (
      select 1 from parcels where parcels.store_id = placed.store_id and parcels.order_id = placed.id)`.execute(db);
  await sql`
    insert into order_pieces (store_id, order_id, line, piece, state, parcel, taken)
    with recursive numbers(n) as (
      select 0 union all
      select n + 1 from numbers where n + 1 < (select coalesce(max(quantity), 0) from order_items)
    )
    select item.store_id, item.order_id, item.position, numbers.n,
      case placed.status
        when 1 then 'ordered' when 2 then 'sent' when 3 then 'delivered'
        else case when placed.collect = 'refused' then 'refused' else 'cancelled' end
      end,
      case when placed.status in (2, 3) or placed.collect = 'refused' then
        (select max(parcels.position) from parcels
          where parcels.store_id = item.store_id and parcels.order_id = item.order_id)
      end,
      case when item.taken is null then null when item.taken > numbers.n then 1 else 0 end
    from order_items item
    join orders placed on placed.store_id = item.store_id and placed.id = item.order_id
    join numbers on numbers.n < item.quantity
    where placed.status in (1, 2, 3) or (placed.status = 4 and exists (
      select 1 from order_events paid
        where paid.store_id = item.store_id and paid.order_id = item.order_id and paid.status = 1))`.execute(db);
  await sql`
    update parcels set outcome = 'delivered', outcome_at = (
      select max(arrived.at) from order_events arrived
        where arrived.store_id = parcels.store_id and arrived.order_id = parcels.order_id and arrived.status = 3)
    where exists (select 1 from orders placed
      where placed.store_id = parcels.store_id and placed.id = parcels.order_id and placed.status = 3)`.execute(db);
  await sql`
    update parcels set outcome = 'refused', outcome_at = (
      select max(ended.at) from order_events ended
        where ended.store_id = parcels.store_id and ended.order_id = parcels.order_id and ended.status = 4)
    where exists (select 1 from orders placed
      where placed.store_id = parcels.store_id and placed.id = parcels.order_id and placed.collect = 'refused')`.execute(
    db,
  );
}
