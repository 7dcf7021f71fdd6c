import { isPickedUp } from '../delivery/stored-delivery.ts';
import type { OrderParts } from '../order-rows.ts';
import { OWNER_CAUSES } from '../owner-notes.ts';
import type { Db } from '../../../base/db/open-database.ts';

/** When the last of each of these orders was picked up (ISO 8601), by order; of what is sent nothing. */
export async function readPickedUp(
  db: Db,
  storeId: string,
  orders: readonly Pick<OrderParts, 'order'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = orders.filter(({ order }) => isPickedUp(order)).map(({ order }) => order.id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_events')
    .select(['order_id'])
    .select(({ fn }) => fn.max('at').as('at'))
    .where('store_id', '=', storeId)
    .where('order_id', 'in', ids)
    .where('cause', 'like', `${OWNER_CAUSES.pickUp}%`)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, at }) => [order_id, at]));
}
