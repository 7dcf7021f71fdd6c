import type { Db } from '#store-api/base/db/open-database.ts';
import type { OrderRecord } from './records/order-record.ts';
import { type OrderFilter, readAllOrders } from './records/read-orders.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import { statusCode, statusName } from '#store-api/shop/orders/order-status.ts';
import { parcelsToList } from './parcels-to-list.ts';
import { toWireMoney } from './records/wire-money.ts';
import { wayWords } from '#lib/text/way-words.ts';
import { toWireTotals } from '#store-api/shop/pricing/wire-totals.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';
import { formatMinute } from '#lib/days.ts';
import { formatMoney } from '#lib/money.ts';
import { toRupees } from '#lib/minor-units.ts';

const MAX_LISTED = 200;

/**
 * Lines for the owner: the newest orders that match, 200 unless `limit` is set, with dates in the shop's time zone and
 * totals as the store's locale writes them. @throws StartError for an unknown status
 */
export async function listOrders(db: Db, { limit = MAX_LISTED, ...filter }: OrderFilter): Promise<string[]> {
  const { locale, timeZone } = await dateStyleOf(db, filter.storeId);
  const orders = await readAllOrders(db, { ...filter, limit: limit + 1 });
  const lines = orders.map(
    ({ id, number, createdAt, status, totals, currency, email, shipping, delivery, toCollect, ...order }) =>
      [
        formatMinute(createdAt, timeZone),
        orderName({ id, number }),
        statusName(statusCode(status), delivery?.pickUp).padEnd(10),
        formatMoney(toRupees(totals.total), { currency, locale }).padStart(12),
        // Who ordered on the telephone may have none.
        stripped(email || (shipping.fullName ?? '')),
        ...(toCollect === undefined ? paidWords(order) : ['to collect']),
        ...(order.money.open > 0 ? [`${formatMoney(toRupees(order.money.open), { currency, locale })} to return`] : []),
        ...(order.awaitsConfirmation ? ['awaits confirmation'] : []),
        ...(order.awaitsTransfer
          ? [`awaits transfer until ${formatMinute(order.awaitsTransfer, timeZone).slice(0, 10)}`]
          : []),
        ...(order.isBeingChecked
          ? [toFindWords(order, totals.total, (paise) => formatMoney(toRupees(paise), { currency, locale }))]
          : []),
      ].join('  '),
  );
  if (lines.length === 0) return ['There are no orders.'];
  return lines.length <= limit
    ? lines
    : [...lines.slice(0, limit), `There are more: --limit N lists more than ${limit}.`];
}

/** Whether it is paid, and by which gateway and way: `owner` where the owner said so, as in the files. */
function paidWords({ money: { state }, payment }: Pick<OrderRecord, 'money' | 'payment'>): string[] {
  if (state === 'none' || state === 'to collect') return [];
  if (state === 'due') return ['not paid'];
  return [payment?.gateway ? `${state} (${wayWords(payment.gateway, payment.method)})` : state];
}

/** By which reference a payment is looked for, and of what amount where that is not the total. */
function toFindWords(
  { paymentReference = '', toFind }: Pick<OrderRecord, 'paymentReference' | 'toFind'>,
  total: number,
  money: (paise: number) => string,
): string {
  const words = `look for its payment ${paymentReference}`;
  return toFind === undefined || toFind === total ? words : `${words} of ${money(toFind)}`;
}

/** All orders that match, as JSON: with lines, address and payment. Money is rupees. */
export async function ordersJson(db: Db, filter: OrderFilter): Promise<string> {
  const entries = (await readAllOrders(db, filter)).map(
    ({
      totals,
      shipping,
      lines,
      payment = null,
      toCollect,
      awaitsConfirmation,
      isBeingChecked,
      toFind,
      money,
      ...order
    }) => ({
      ...order,
      pricing: undefined,
      pieces: undefined,
      parcels: parcelsToList(order),
      ...toWireTotals(totals),
      shippingAddress: shipping,
      items: lines.map(({ productId, sku, title, size, color, quantity, pricePaise }) => ({
        ...{ productId, sku, title, size, color, quantity },
        price: toRupees(pricePaise),
      })),
      payment,
      ...(toCollect !== undefined && { toCollect: toRupees(toCollect) }),
      ...(awaitsConfirmation && { awaitsConfirmation }),
      ...(isBeingChecked && { isBeingChecked }),
      ...(toFind !== undefined && { toFind: toRupees(toFind) }),
      money: toWireMoney(money),
    }),
  );
  return escaped(JSON.stringify(entries, null, 2));
}
