import type { Kysely } from 'kysely';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import type { Database } from '../../base/db/schema.ts';
import { orderName } from '../orders/order-name.ts';
import { OF_OWNER } from '../orders/refunds/refund-states.ts';
import { OPEN_RETURNS } from '../orders/returns/return-state.ts';
import { FINISHED } from '#contract/order-status.ts';
import { StartError } from '#environment.ts';

/** An order is neither delivered nor cancelled, or goods or money of it are to come back: nothing is erased. */
export class OpenOrders extends StartError {}

type Order = Pick<OrderRow, 'id' | 'number' | 'status'>;

/** Refuses to forget a person for whom something is still to be done. @throws OpenOrders */
export async function refuseUnfinished(
  db: Kysely<Database>,
  storeId: string,
  { email, orders }: { email: string | undefined; orders: readonly Order[] },
): Promise<void> {
  const open = orders.filter(({ status }) => !FINISHED.includes(status));
  if (open.length > 0)
    throw new OpenOrders(
      `${email ?? ''} has orders that are not finished: ${open.map(orderName).join(', ')}. \
Deliver or cancel them first.`,
    );
  // Something was asked back, and has not come.
  const returning = await ordersWith(db, storeId, { orders, table: 'order_pieces', states: OPEN_RETURNS });
  if (returning.length > 0)
    throw new OpenOrders(
      `${email ?? ''} has returns that are not finished, of ${returning.map(orderName).join(', ')}. \
Receive or decline them first.`,
    );
  // The owner has money to return, or to look into: nobody would know any more whose it is.
  const owed = await ordersWith(db, storeId, { orders, table: 'refunds', states: OF_OWNER });
  if (owed.length > 0)
    throw new OpenOrders(
      `${email ?? ''} has money to get back, of ${owed.map(orderName).join(', ')}. \
Return it first: orders refunds; then orders refunded ID.`,
    );
}

/** Those of which something is in one of these states. */
async function ordersWith(
  db: Kysely<Database>,
  storeId: string,
  { orders, table, states }: { orders: readonly Order[]; table: 'order_pieces' | 'refunds'; states: readonly string[] },
): Promise<Order[]> {
  if (orders.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('order_id')
    .distinct()
    .where('store_id', '=', storeId)
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('state', 'in', states)
    .execute();
  const ids = new Set(rows.map(({ order_id }) => order_id));
  return orders.filter(({ id }) => ids.has(id));
}
