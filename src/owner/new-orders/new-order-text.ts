import type { MadeOrder } from './new-order.ts';
import type { OrderRow } from '#store-api/base/db/rows/order-rows.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { toPayOnDelivery } from '#store-api/shop/orders/collect.ts';
import { readDelivery } from '#store-api/shop/orders/delivery/stored-delivery.ts';
import { endOfHold } from '#store-api/shop/orders/hold.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import { PENDING } from '#contract/order-status.ts';
import { formatMinute } from '#lib/days.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';

/** What the owner is told of a new order: its number, what it comes to and how that is paid, and the link. */
export async function newOrderText(
  db: Db,
  { id: storeId, locale, timeZone }: Store,
  made: MadeOrder,
): Promise<string[]> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', made.order.id)
    .executeTakeFirstOrThrow();
  const total = formatMoney(toRupees(order.total_paise), { currency: order.currency, locale });
  const held = endOfHold(order);
  const paid = order.status !== PENDING && toPayOnDelivery(order) === undefined;
  const stands = paid ? 'paid' : toPayOnDelivery(order) === undefined ? 'not paid' : 'to be paid on delivery';
  return [
    `${orderName(order)}: ${total}, ${stands}${held === undefined ? '' : `, held until ${formatMinute(held, timeZone)}`}`,
    ...deliveryLines(order),
    ...(made.link === undefined ? [] : [`${paid ? 'Its page' : 'To look at it and pay it'}: ${made.link}`]),
  ];
}

/** How it comes, where the store has ways of delivery. */
function deliveryLines({ delivery }: Pick<OrderRow, 'delivery'>): string[] {
  const stored = readDelivery(delivery);
  return stored ? [`${stored.pickUp ? 'Pick-up' : 'Delivery'}: ${stored.label}`] : [];
}
