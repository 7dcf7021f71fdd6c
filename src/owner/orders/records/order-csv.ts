import { stringify } from 'csv-stringify/sync';
import type { Db } from '#store-api/base/db/open-database.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { parcelName } from '#store-api/shop/orders/parcels.ts';
import { lineName } from '#store-api/shop/catalog/line-name.ts';
import { ownerWords } from '../total-words.ts';
import { totalRows } from '#store-api/shop/pricing/total-rows.ts';
import type { OrderRecord } from './order-record.ts';
import { type OrderFilter, readOrders } from './read-orders.ts';
import { ADDRESS_FIELD_NAMES, addressField, type AddressFieldName } from '#contract/store/address-fields.ts';
import { StoreTerms } from '#contract/store/terms.ts';
import { formatMinute } from '#lib/days.ts';
import { toAmountText } from '#lib/minor-units.ts';

/** Spreadsheets read a file without it in the encoding of their country. */
const BYTE_ORDER_MARK = '\ufeff';

type Row = Record<string, string>;

/** CSV with a header, in parts: a row for each order, its lines in one cell. */
export function ordersCsv(db: Db, filter: OrderFilter): AsyncGenerator<string> {
  return csvOf(db, filter, ORDER_COLUMNS, (order, timeZone) => [orderRow(order, timeZone)]);
}

/**
 * CSV with a header, in parts: a row for each line of each order, which repeats what the order says. Taxes are what the
 * store's terms say of its prices today.
 */
export async function* orderLinesCsv(db: Db, filter: OrderFilter): AsyncGenerator<string> {
  const { taxIncluded } = StoreTerms.parse((await findStoreById(db, filter.storeId))?.info.terms) ?? {};
  const Taxes = taxIncluded === undefined ? '' : taxIncluded ? 'included' : 'not included';
  yield* csvOf(db, filter, LINE_COLUMNS, (order, timeZone) =>
    lineRows(order, timeZone).map((row) => ({ ...row, Taxes })),
  );
}

async function* csvOf(
  db: Db,
  filter: OrderFilter,
  columns: readonly string[],
  rowsOf: (order: OrderRecord, timeZone: string) => Row[],
): AsyncGenerator<string> {
  const { timeZone } = await dateStyleOf(db, filter.storeId);
  yield `${BYTE_ORDER_MARK}${toCsv([[...columns]])}`;
  for await (const orders of readOrders(db, filter))
    yield toCsv(
      orders
        .flatMap((order) => rowsOf(order, timeZone))
        .map((row) => columns.map((name) => stripped(row[name] ?? '').trim())),
    );
}

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, CSV injection). */
function toCsv(rows: string[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });
}

/** Name and phone first, as in an address book. */
const ADDRESS = [...new Set<AddressFieldName>(['fullName', 'phone', ...ADDRESS_FIELD_NAMES])].map(
  (name) => [name, name === 'fullName' ? 'Name' : addressField(name).label] as const,
);
const CUSTOMER = ['E-mail', ...ADDRESS.map(([, label]) => label)];
const PAYMENT = ['Gateway', 'Payment method', 'Payment reference', 'Paid', 'Refunds'];
/** What is still to be paid on delivery. */
const TO_COLLECT = 'To collect';
/** What the total consists of; empty where it is the sum of the lines. */
const TOTALS = 'Subtotal and parts';
/** Carrier and number of each parcel. */
const TRACKING = 'Tracking';
/** How it comes, and by when it was promised. */
const DELIVERY = ['Delivery', 'Arrives by'];
const ORDER_COLUMNS = [
  'Order',
  'Date',
  'Status',
  'Total',
  'Currency',
  ...CUSTOMER,
  'Lines',
  ...PAYMENT,
  TOTALS,
  TRACKING,
  ...DELIVERY,
  TO_COLLECT,
];
const LINE_COLUMNS = [
  'Order',
  'Date',
  'Status',
  ...CUSTOMER,
  'SKU',
  'Title',
  'Size',
  'Colour',
  'Quantity',
  'Unit price',
  'Line total',
  'Order total',
  'Currency',
  'Taxes',
  ...PAYMENT,
  TOTALS,
  TRACKING,
  ...DELIVERY,
  TO_COLLECT,
];

function orderRow(order: OrderRecord, timeZone: string): Row {
  return {
    ...sharedCells(order, timeZone),
    Total: toAmountText(order.totals.total),
    Lines: order.lines.map((line) => `${line.quantity} x ${lineName(line)}`).join('; '),
  };
}

function lineRows(order: OrderRecord, timeZone: string): Row[] {
  const shared = { ...sharedCells(order, timeZone), 'Order total': toAmountText(order.totals.total) };
  return order.lines.map(({ sku, title, size, color, quantity, pricePaise }) => ({
    ...shared,
    SKU: sku ?? '',
    Title: title,
    Size: size ?? '',
    Colour: color ?? '',
    Quantity: String(quantity),
    'Unit price': toAmountText(pricePaise),
    'Line total': toAmountText(pricePaise * quantity),
  }));
}

function sharedCells(
  {
    id,
    createdAt,
    status,
    totals,
    currency,
    email,
    phone,
    shipping,
    payment,
    refunds,
    parcels,
    delivery,
    toCollect,
  }: OrderRecord,
  timeZone: string,
): Row {
  return {
    Order: id,
    Date: formatMinute(createdAt, timeZone),
    Status: status,
    Currency: currency,
    'E-mail': email,
    ...Object.fromEntries(ADDRESS.map(([name, label]) => [label, shipping[name] ?? ''])),
    Phone: phone,
    Gateway: payment?.gateway ?? '',
    'Payment method': payment?.method ?? '',
    'Payment reference': payment?.reference ?? '',
    Paid: payment ? formatMinute(payment.at, timeZone) : '',
    Refunds: refunds.join('; '),
    Delivery: delivery?.label ?? '',
    'Arrives by': delivery?.arrives?.latest ?? '',
    [TOTALS]: totalRows(totals, ownerWords, toAmountText)
      .slice(0, -1)
      .map(({ name, amount }) => `${name} ${amount}`)
      .join('; '),
    [TO_COLLECT]: toCollect === undefined ? '' : toAmountText(toCollect),
    [TRACKING]: parcels.map(parcelName).filter(Boolean).join('; '),
  };
}
