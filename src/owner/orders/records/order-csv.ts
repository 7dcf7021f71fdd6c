import type { Db } from '#store-api/base/db/open-database.ts';
import { statedTerms } from '#store-api/shop/stores/tax-settings.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { parcelName } from '#store-api/shop/orders/parcels.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import { lineName } from '#store-api/shop/catalog/line-name.ts';
import { ownerWords } from '../total-words.ts';
import { sumOf } from '#store-api/shop/pricing/sum.ts';
import { totalRows } from '#store-api/shop/pricing/total-rows.ts';
import { taxTerms } from '#store-api/shop/pricing/pricing-terms.ts';
import { chargesOf } from './charges.ts';
import { type Cell, type CsvStyle, csvWriting, type CsvWriting } from './csv-writing.ts';
import type { OrderRecord } from './order-record.ts';
import { endsOf } from './piece-ends.ts';
import {
  ADDRESS,
  ENDED,
  HSN,
  LINE_COLUMNS,
  NUMBER,
  ORDER_COLUMNS,
  TO_COLLECT,
  TOTALS,
  TRACKING,
} from './order-columns.ts';
import { type OrderFilter, readOrders } from './read-orders.ts';
import { StoreTerms } from '#contract/store/terms.ts';
import { formatMinute } from '#lib/days.ts';

/** By column. */
type Row = Record<string, Cell>;

interface Writing extends CsvWriting {
  timeZone: string;
}

/** CSV with a header, in parts: a row for each order, its lines in one cell. */
export function ordersCsv(db: Db, filter: OrderFilter, style: CsvStyle = 'comma'): AsyncGenerator<string> {
  return csvOf(db, filter, { style, columns: ORDER_COLUMNS, rowsOf: (order, writing) => [orderRow(order, writing)] });
}

/**
 * CSV with a header, in parts: a row for each thing that an order charges for (charges.ts), which repeats what the
 * order says. Taxes are what the store's terms say of its prices today. A store whose tax has halves has columns for
 * them and for HSN codes behind those (docs/decisions D465); the last ones say what became of the pieces.
 */
export async function* orderLinesCsv(db: Db, filter: OrderFilter, style: CsvStyle = 'comma'): AsyncGenerator<string> {
  const store = await findStoreById(db, filter.storeId);
  const { taxIncluded } = StoreTerms.parse(store && statedTerms(store)) ?? {};
  const Taxes = taxIncluded === undefined ? '' : taxIncluded ? 'included' : 'not included';
  const tax = store?.settings.tax;
  const { central, state, across } = (tax && taxTerms(tax, taxIncluded ?? true).halves) ?? {};
  const names = [central, state, across].filter((name) => name !== undefined);
  const rowsOf = (order: OrderRecord, writing: Writing) =>
    chargeRows(order, { ...writing, names }).map((row) => ({ ...row, Taxes }));
  const ofHalves = names.length > 0 ? [HSN, ...names] : [];
  yield* csvOf(db, filter, { style, columns: [...LINE_COLUMNS, ...ofHalves, ...ENDED], rowsOf });
}

async function* csvOf(
  db: Db,
  filter: OrderFilter,
  {
    style,
    columns,
    rowsOf,
  }: { style: CsvStyle; columns: readonly string[]; rowsOf: (order: OrderRecord, writing: Writing) => Row[] },
): AsyncGenerator<string> {
  const { timeZone } = await dateStyleOf(db, filter.storeId);
  const writing = { ...csvWriting(style), timeZone };
  yield writing.head(columns);
  for await (const orders of readOrders(db, filter)) {
    const rows = orders.flatMap((order) => rowsOf(order, writing));
    yield writing.csv(rows.map((row) => columns.map((name) => row[name] ?? '')));
  }
}

function orderRow(order: OrderRecord, writing: Writing): Row {
  const ends = endsOf(order);
  return {
    ...sharedCells(order, writing),
    Total: order.totals.total,
    Lines: order.lines
      .map((line, index) => {
        const pieces = Array.from({ length: line.quantity }, (_, piece) => ({ line: index, piece }));
        return `${line.quantity} x ${lineName(line)}${endedText(ends(pieces))}`;
      })
      .join('; '),
  };
}

/** ` (1 cancelled, 1 returned)`; empty where none is. */
function endedText(ended: Readonly<Record<string, string>>): string {
  const words = Object.entries(ended).flatMap(([name, count]) =>
    count === '' ? [] : `${count} ${name.toLowerCase()}`,
  );
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

function chargeRows(order: OrderRecord, { names, ...writing }: Writing & { names: readonly string[] }): Row[] {
  const shared = { ...sharedCells(order, writing), 'Order total': order.totals.total };
  const ends = endsOf(order);
  return chargesOf(order).map(({ kind, line, label, pieces = [], discount = 0, amount, tax }) => ({
    ...shared,
    Kind: kind,
    Title: label,
    ...(line && {
      SKU: line.sku ?? '',
      [HSN]: line.hsn ?? '',
      Size: line.size ?? '',
      Colour: line.color ?? '',
      Quantity: String(pieces.length),
      'Unit price': line.pricePaise,
      'Line total': line.pricePaise * pieces.length,
      ...ends(pieces),
    }),
    Discount: discount > 0 ? discount : '',
    Amount: amount ?? '',
    ...(tax && {
      ...Object.fromEntries(names.map((name) => [name, tax.taxes[name] ?? ''])),
      'Before tax': tax.base,
      'Tax rate': writing.number(tax.rate),
      Tax: sumOf(Object.values(tax.taxes)),
      'Tax by name': Object.entries(tax.taxes)
        .map(([name, each]) => `${name} ${writing.amount(each)}`)
        .join('; '),
    }),
  }));
}

function sharedCells(
  {
    id,
    number,
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
    money,
  }: OrderRecord,
  { timeZone, amount: write }: Writing,
): Row {
  return {
    Order: id,
    [NUMBER]: orderName({ id, number }),
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
    Delivery: delivery ? `${delivery.pickUp ? 'Pick-up: ' : ''}${delivery.label}` : '',
    'Arrives by': delivery?.arrives?.latest ?? '',
    [TOTALS]: totalRows(totals, ownerWords, write)
      .slice(0, -1)
      .map(({ name, amount }) => `${name} ${amount}`)
      .join('; '),
    [TO_COLLECT]: toCollect ?? '',
    Money: money.state === 'none' ? '' : money.state,
    Refunded: money.refunded === 0 ? '' : money.refunded,
    [TRACKING]: parcels.map(parcelName).filter(Boolean).join('; '),
  };
}
