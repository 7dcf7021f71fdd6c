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

/** Attempts that go on although payment on delivery was chosen, or confirmed, after they began. */
export async function attemptsGoingOn({ db, storeId }: World): Promise<string[]> {
  const rows = await db
    .selectFrom('payments as attempt')
    .innerJoin('order_events as event', (join) =>
      join.onRef('event.store_id', '=', 'attempt.store_id').onRef('event.order_id', '=', 'attempt.order_id'),
    )
    .select(['attempt.id', 'event.cause'])
    .where('attempt.store_id', '=', storeId)
    .where('attempt.status', '=', 'started')
    .whereRef('event.at', '>', 'attempt.created_at')
    .where((eb) => eb.or([eb('event.cause', 'like', 'to be %'), eb('event.cause', 'like', 'confirmed by%')]))
    .execute();
  return rows.map(({ id, cause }) => `${id} goes on, and after it began its order was ${cause}`);
}
