import type { Db } from '#store-api/base/db/open-database.ts';
import { CHARGING_KINDS, type DocumentKind } from '#store-api/shop/documents/document.ts';
import { addedAmounts } from '#store-api/shop/documents/order-amounts.ts';
import type { IssuedDocument } from '#store-api/shop/documents/read-documents.ts';
import { taxTerms } from '#store-api/shop/pricing/pricing-terms.ts';
import { sumOf } from '#store-api/shop/pricing/sum.ts';
import { findStoreById, type Store } from '#store-api/shop/stores/store-of-host.ts';
import { type Cell, type CsvStyle, csvWriting } from '../orders/records/csv-writing.ts';
import { type DocumentFilter, readDocuments } from './find-documents.ts';
import { formatMinute } from '#lib/days.ts';

const EXPORTED: readonly DocumentKind[] = [...CHARGING_KINDS, 'credit-note'];

const BEFORE_TAXES = [
  ...['Number', 'Kind', 'Date', 'Refers to', 'Order', 'Customer', 'Place of supply', 'Currency'],
  ...['Tax rate', 'Before tax', 'Tax'],
] as const;

/**
 * CSV with a header for the accountant: a row for each document and rate of tax; what a credit note takes back is below
 * 0, so that a column adds up. Receipts, which charge for nothing, are not in it. After `Tax` a column for each name
 * that the tax of the store has.
 */
export async function* invoicesCsv(
  db: Db,
  { storeId, from, before }: Omit<DocumentFilter, 'kinds'>,
  style: CsvStyle = 'comma',
): AsyncGenerator<string> {
  const store = await findStoreById(db, storeId);
  if (!store) return;
  const writing = csvWriting(style);
  const names = namesOfTax(store);
  yield writing.head([...BEFORE_TAXES, ...names, 'Amount']);
  for (const document of await readDocuments(db, { storeId, kinds: EXPORTED, from, before }))
    yield writing.csv(rowsOf(document, names, { number: writing.number, timeZone: store.timeZone }));
}

function rowsOf(
  { number, kind, issuedAt, refersTo, snapshot }: IssuedDocument,
  names: readonly string[],
  { number: write, timeZone }: { number: (value: number) => string; timeZone: string },
): Cell[][] {
  const sign = kind === 'credit-note' ? -1 : 1;
  return [...Map.groupBy(snapshot.rows, ({ rate }) => rate)].map(([rate, same]) => {
    const { base, taxes, amount } = addedAmounts(same);
    return [
      ...[number, kind, formatMinute(issuedAt, timeZone).slice(0, 10), refersTo ?? '', snapshot.order.name],
      ...[snapshot.buyer[0] ?? '', snapshot.placeOfSupply ?? '', snapshot.currency],
      rate === undefined ? '' : write(rate),
      ...[base, sumOf(Object.values(taxes)), ...names.map((name) => taxes[name] ?? 0), amount].map(
        (each) => sign * each,
      ),
    ];
  });
}

function namesOfTax({ settings: { tax } }: Store): string[] {
  if (tax?.registration !== 'regular') return [];
  const { name, halves } = taxTerms(tax, true);
  return halves === undefined ? [name] : [halves.central, halves.state, halves.across];
}
