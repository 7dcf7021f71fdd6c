import type { Db } from '../../base/db/open-database.ts';
import { findOrder, type OrderParts } from '../orders/order-rows.ts';
import { OPEN } from '../orders/refunds/refund-states.ts';
import { type OrderReturn, readReturns } from '../orders/returns/return-rows.ts';
import { gatewayOf, type GatewaysOf } from '../payments/gateways-of-store.ts';
import { readRefundsOf, type Refund } from '../refunds/read-refunds.ts';

/** How an order stands, as far as its owner can do something about it. */
export interface StandingOrder {
  parts: OrderParts;
  returns: OrderReturn[];
  /** Those that are open have the name of the gateway that gives the money back, where one does. */
  refunds: (Refund & { gateway: string | undefined })[];
  /** How many steps its history has: another one each time that something befalls it. */
  seen: number;
}

export async function standingOrder(
  app: { db: Db; gatewaysOf: GatewaysOf },
  { storeId, orderId }: { storeId: string; orderId: string },
): Promise<StandingOrder | undefined> {
  const { db } = app;
  // Before all else: what befalls it while it is read makes this a page that is old, and not one that is wrong.
  const seen = await stepsOf(db, storeId, orderId);
  const parts = await findOrder(db, storeId, orderId);
  if (!parts) return undefined;
  const refunds = (await readRefundsOf(db, storeId, [orderId])).get(orderId) ?? [];
  const givesBack = async ({ state, paidBy }: Refund) =>
    OPEN.includes(state) && paidBy && (await gatewayOf(app, storeId, paidBy.gateway))?.refund
      ? paidBy.gateway
      : undefined;
  return {
    parts,
    returns: (await readReturns(db, storeId, [orderId])).get(orderId) ?? [],
    refunds: await Promise.all(refunds.map(async (one) => ({ ...one, gateway: await givesBack(one) }))),
    seen,
  };
}

/** How many steps the history of an order has. */
export async function stepsOf(db: Db, storeId: string, orderId: string): Promise<number> {
  const { steps } = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.countAll<number | string>().as('steps'))
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(steps);
}
