import { preparedQuery } from '../../base/db/prepared-query.ts';
import type { Db } from '../../base/db/open-database.ts';
import type { OrderEventRow, OrderItemRow, OrderRow } from '../../base/db/rows/order-rows.ts';
import type { Trx } from '../../base/db/transact.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import { type Parcel, readParcels } from './parcels.ts';
import { findPieces } from './pieces/piece-rows.ts';

export interface OrderParts {
  order: OrderRow;
  items: OrderItemRow[];
  parcels: Parcel[];
  /** None while it waits for its payment. */
  pieces: PieceRow[];
}

const MAX_LISTED = 500;

/** Nothing is inserted where the store has an order of this number. */
const addOrder = preparedQuery((db, { order }: { order: OrderRow }) =>
  db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.columns(['number', 'store_id']).doNothing())
    .returning('id'),
);
const addItems = preparedQuery((db, { items }: { items: OrderItemRow[] }) =>
  db.insertInto('order_items').values(items),
);
const addEvent = preparedQuery((db, { event }: { event: OrderEventRow }) =>
  db.insertInto('order_events').values(event),
);

/** Writes a new order with its lines and the first event of its history; returns it with the number that it has got. */
export async function insertOrder(
  trx: Trx,
  unnumbered: Omit<OrderRow, 'number'>,
  { items, event, drawNumber }: { items: OrderItemRow[]; event: OrderEventRow; drawNumber: () => string },
): Promise<OrderRow> {
  let order = { ...unnumbered, number: drawNumber() };
  while ((await addOrder(trx, { order })).length === 0) order = { ...unnumbered, number: drawNumber() };
  await addItems(trx, { items });
  await addEvent(trx, { event });
  return order;
}

/** A user's orders, newest first. */
export async function findUserOrders(db: Db, storeId: string, userId: string): Promise<OrderParts[]> {
  const orders = await inStore(db, storeId)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return withItems(db, storeId, orders);
}

export async function findOrder(db: Db, storeId: string, id: string): Promise<OrderParts | undefined> {
  const [found] = await withItems(db, storeId, await inStore(db, storeId).where('id', '=', id).execute());
  return found;
}

/** Those with these ids, in no order; ids that the store does not have are left out. */
export async function findOrders(db: Db, storeId: string, ids: readonly string[]): Promise<OrderParts[]> {
  const found: OrderParts[] = [];
  for (let at = 0; at < ids.length; at += MAX_LISTED) {
    const rows = await inStore(db, storeId)
      .where('id', 'in', ids.slice(at, at + MAX_LISTED))
      .execute();
    found.push(...(await withItems(db, storeId, rows)));
  }
  return found;
}

function inStore(db: Db, storeId: string) {
  return db.selectFrom('orders').selectAll().where('store_id', '=', storeId);
}

async function withItems(db: Db, storeId: string, orders: OrderRow[]): Promise<OrderParts[]> {
  if (orders.length === 0) return [];
  const ids = orders.map((order) => order.id);
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const itemsOf = Map.groupBy(items, (item) => item.order_id);
  const parcelsOf = await readParcels(db, storeId, ids);
  const piecesOf = Map.groupBy(await findPieces(db, storeId, ids), (piece) => piece.order_id);
  return orders.map((order) => ({
    order,
    items: itemsOf.get(order.id) ?? [],
    parcels: parcelsOf.get(order.id) ?? [],
    pieces: piecesOf.get(order.id) ?? [],
  }));
}
