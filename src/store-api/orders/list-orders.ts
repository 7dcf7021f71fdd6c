import type { Db } from '../db/open-database.ts';
import { findOrder } from './order-rows.ts';
import { lineName } from './lines/line-name.ts';
import { escaped, stripped } from '../cli/terminal-text.ts';
import { StartError } from '#environment.ts';
import { formatMoney } from '#lib/money.ts';
import { toRupees } from '#lib/minor-units.ts';
import { statusCode, statusName } from './order-status.ts';

const MAX_LISTED = 200;

export interface OrderFilter {
  storeId: string;
  /** A name of STATUS_NAMES. */
  status?: string | undefined;
  json?: boolean | undefined;
}

/** Lines for the owner: orders, newest first, at most 200. @throws StartError for an unknown status. */
export async function listOrders(db: Db, { storeId, status, json }: OrderFilter): Promise<string[]> {
  const all = db
    .selectFrom('orders')
    .select(['id', 'status', 'created_at', 'total_paise', 'currency', 'email'])
    .where('store_id', '=', storeId);
  const rows = await (status === undefined ? all : all.where('status', '=', statusCode(status)))
    .orderBy('created_at', 'desc')
    .limit(MAX_LISTED)
    .execute();
  if (json)
    return [
      escaped(
        JSON.stringify(
          rows.map(({ total_paise, status: number, ...row }) => ({
            ...row,
            status: statusName(number),
            total: toRupees(total_paise),
          })),
          null,
          2,
        ),
      ),
    ];
  if (rows.length === 0) return ['There are no orders.'];
  return rows.map(({ id, status: number, created_at, total_paise, currency, email }) =>
    [
      created_at.slice(0, 16).replace('T', ' '),
      id,
      statusName(number).padEnd(10),
      money(total_paise, currency).padStart(12),
      stripped(email),
    ].join('  '),
  );
}

/** Everything of one order: lines, address, history, payments. @throws StartError when there is none. */
export async function showOrder(db: Db, storeId: string, orderId: string): Promise<string[]> {
  const parts = await findOrder(db, storeId, orderId);
  if (!parts) throw new StartError(`There is no order ${orderId}.`);
  const { order, items } = parts;
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
    `${order.id}  ${statusName(order.status)}  ${money(order.total_paise, order.currency)}  ${stripped(order.email)}`,
    ...items.map(
      (item) => `  ${item.quantity} x ${lineName(item)}  ${money(item.price_paise * item.quantity, order.currency)}`,
    ),
    ...Object.values(JSON.parse(order.shipping) as Record<string, string>).map((line) => `  ${stripped(line)}`),
    ...events.map(({ at, cause }) => `  ${at}  ${stripped(cause)}`),
    ...payments.map(
      ({ id, provider, method, status, amount_paise }) =>
        `  ${id}  ${provider} ${method}  ${status}  ${money(amount_paise, order.currency)}`,
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
    : due.map(({ at, order_id, cause }) => `${at}  ${order_id}  ${stripped(cause)}`);
}

function money(paise: number, currency: string): string {
  return formatMoney(toRupees(paise), { currency, locale: 'en-IN' });
}
