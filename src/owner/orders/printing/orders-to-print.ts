import type { Db } from '#store-api/base/db/open-database.ts';
import { findOrderId } from '#store-api/shop/orders/find-order-id.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { readAllOrders, readOrdersById } from '../records/read-orders.ts';
import { statusName } from '#store-api/shop/orders/order-status.ts';
import { CANCELLED, PROCESSING } from '#contract/order-status.ts';
import { StartError } from '#environment.ts';

/**
 * The orders with these ids or numbers, each once; without any all that are paid and not shipped, the oldest first.
 * @throws StartError when there is none, for one that the store does not have, and for a cancelled order
 */
export async function ordersToPrint(db: Db, storeId: string, typed: readonly string[]): Promise<OrderRecord[]> {
  const paid = { storeId, status: statusName(PROCESSING), oldestFirst: true };
  const orders = typed.length > 0 ? await namedOrders(db, storeId, typed) : await readAllOrders(db, paid);
  if (orders.length === 0) throw new StartError('No order is paid and waits to be sent.');
  return orders;
}

async function namedOrders(db: Db, storeId: string, typed: readonly string[]): Promise<OrderRecord[]> {
  const ids = new Set<string>();
  for (const one of typed) {
    const id = await findOrderId(db, storeId, one);
    if (id === undefined) throw new StartError(`There is no order ${one}.`);
    ids.add(id);
  }
  const orders = await readOrdersById(db, storeId, [...ids]);
  const cancelled = orders.find(({ status }) => status === statusName(CANCELLED));
  if (cancelled) throw new StartError(`Order ${orderName(cancelled)} is cancelled.`);
  return orders;
}
