import type { Db } from '#store-api/base/db/open-database.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { readAllOrders, readOrdersById } from '../records/read-orders.ts';
import { statusName } from '#store-api/shop/orders/order-status.ts';
import { CANCELLED, PROCESSING } from '#contract/order-status.ts';
import { StartError } from '#environment.ts';

/**
 * The orders with these ids, each once; without ids all that are paid and not shipped, the oldest first. @throws
 * StartError when there is none, for an id that the store does not have, and for a cancelled order
 */
export async function ordersToPrint(db: Db, storeId: string, ids: readonly string[]): Promise<OrderRecord[]> {
  const paid = { storeId, status: statusName(PROCESSING), oldestFirst: true };
  const orders = ids.length > 0 ? await namedOrders(db, storeId, [...new Set(ids)]) : await readAllOrders(db, paid);
  if (orders.length === 0) throw new StartError('No order is paid and waits to be sent.');
  return orders;
}

async function namedOrders(db: Db, storeId: string, ids: readonly string[]): Promise<OrderRecord[]> {
  const found = await readOrdersById(db, storeId, ids);
  return found.map((order, index) => {
    if (!order) throw new StartError(`There is no order ${ids[index] ?? ''}.`);
    if (order.status === statusName(CANCELLED)) throw new StartError(`Order ${order.id} is cancelled.`);
    return order;
  });
}
