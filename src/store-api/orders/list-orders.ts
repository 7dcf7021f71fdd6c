import type { Db } from '../db/open-database.ts';
import { findOrder } from './order-rows.ts';
import { lineName } from './lines/line-name.ts';
import { type OrderFilter, readAllOrders } from './records/read-orders.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { escaped, stripped } from '../cli/terminal-text.ts';
import { StartError } from '#environment.ts';
import { DEFAULT_LOCALE } from '#config.ts';
import { formatMinute } from '#lib/days.ts';
import { formatMoney } from '#lib/money.ts';
import { toRupees } from '#lib/minor-units.ts';
import { statusName } from './order-status.ts';

const MAX_LISTED = 200;

/**
 * Lines for the owner: the newest orders that match, 200 unless `limit` is set, with dates in the shop's time zone and
 * totals as the store's locale writes them. @throws StartError for an unknown status
 */
export async function listOrders(db: Db, { limit = MAX_LISTED, ...filter }: OrderFilter): Promise<string[]> {
  const locale = await localeOf(db, filter.storeId);
  const orders = await readAllOrders(db, { ...filter, limit: limit + 1 });
  const lines = orders.map(({ id, createdAt, status, totalPaise, currency, email }) =>
    [
      formatMinute(createdAt),
      id,
      status.padEnd(10),
      formatMoney(toRupees(totalPaise), { currency, locale }).padStart(12),
      stripped(email),
    ].join('  '),
  );
  if (lines.length === 0) return ['There are no orders.'];
  return lines.length <= limit
    ? lines
    : [...lines.slice(0, limit), `There are more: --limit N lists more than ${limit}.`];
}

/** All orders that match, as JSON: with lines, address and payment. Money is rupees. */
export async function ordersJson(db: Db, filter: OrderFilter): Promise<string> {
  const entries = (await readAllOrders(db, filter)).map(
    ({ totalPaise, shipping, lines, payment = null, ...order }) => ({
      ...order,
      total: toRupees(totalPaise),
      shippingAddress: shipping,
      items: lines.map(({ pricePaise, ...line }) => ({ ...line, price: toRupees(pricePaise) })),
      payment,
    }),
  );
  return escaped(JSON.stringify(entries, null, 2));
}

/** Everything of one order: lines, address, history, payments. @throws StartError when there is none. */
export async function showOrder(db: Db, storeId: string, orderId: string): Promise<string[]> {
  const parts = await findOrder(db, storeId, orderId);
  if (!parts) throw new StartError(`There is no order ${orderId}.`);
  const { order, items } = parts;
  const locale = await localeOf(db, storeId);
  const money = (paise: number) => formatMoney(toRupees(paise), { currency: order.currency, locale });
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return [
    `${order.id}  ${statusName(order.status)}  ${money(order.total_paise)}  ${stripped(order.email)}`,
    ...items.map((item) => `  ${item.quantity} x ${lineName(item)}  ${money(item.price_paise * item.quantity)}`),
    ...Object.values(JSON.parse(order.shipping) as Record<string, string>).map((line) => `  ${stripped(line)}`),
    ...events.map(({ at, cause }) => `  ${formatMinute(at)}  ${stripped(cause)}`),
    ...payments.map(
      ({ id, provider, method, status, amount_paise }) =>
        `  ${id}  ${provider} ${method}  ${status}  ${money(amount_paise)}`,
    ),
  ];
}

/**
 * Payments of orders that were cancelled or paid already, newest first: to refund by hand, or to compare with the
 * payment the owner confirmed.
 */
export async function listRefunds(db: Db, storeId: string): Promise<string[]> {
  const due = await db
    .selectFrom('order_events')
    .select(['at', 'order_id', 'cause'])
    .where('store_id', '=', storeId)
    .where((eb) => eb.or([eb('cause', 'like', 'refund due%'), eb('cause', 'like', 'check for a refund%')]))
    .orderBy('at', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return due.length === 0
    ? ['No refunds are due.']
    : due.map(({ at, order_id, cause }) => `${formatMinute(at)}  ${order_id}  ${stripped(cause)}`);
}

async function localeOf(db: Db, storeId: string): Promise<string> {
  return (await findStoreById(db, storeId))?.locale ?? DEFAULT_LOCALE;
}
