import type { World } from '../world.ts';
import { mayBePaid } from '#store-api/shop/orders/collect.ts';

/** Attempts beyond one of an order, and pages that are open and nobody needs, once the gateways were asked. */
export async function needlessAttempts({ db, storeId, bank, clock }: World): Promise<string[]> {
  const wrong: string[] = [];
  const orders = await db.selectFrom('orders').selectAll().where('store_id', '=', storeId).execute();
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('store_id', '=', storeId)
    .where('status', '=', 'started')
    .execute();
  for (const order of orders) {
    const active = payments.filter(({ order_id }) => order_id === order.id).map(({ id }) => id);
    if (active.length > 1) wrong.push(`${order.id}: two attempts are active`);
    for (const { gatewayId, status, openUntil, attempt } of bank.charges.filter(
      (one) => one.attempt.orderId === order.id,
    ))
      if (gatewayId === 'card' && status === 'open' && openUntil > clock)
        if (!mayBePaid(order) || !active.includes(attempt.id)) wrong.push(`${order.id}: a page nobody needs is open`);
  }
  return wrong;
}
