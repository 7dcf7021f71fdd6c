import { type Cell, type Cells, type NamedTable, plainAmount } from './translate.ts';
import type { TakeNote } from '../notes.ts';
import type { CsvRecord } from '#lib/text/csv-records.ts';
import { readAmountText } from '#lib/minor-units.ts';

const DAY_MS = 86_400_000;

/** The headers of a sale's price, of its first day and of its last. */
type SaleHeaders = readonly [sale: string, from: string, to: string];

/**
 * A price and its sale, which counts when its dates are now: in this shop it has no end. One that is not below the
 * price is none, as those systems sell.
 */
export function saleCells(
  record: CsvRecord,
  [regular, sale]: readonly [regular: Cell, sale: Cell],
  [saleName, fromName, toName]: SaleHeaders,
  { textOf, columnOf, takeNote }: Pick<NamedTable, 'textOf' | 'columnOf'> & { takeNote: TakeNote },
): Cells {
  if (sale.text === '') return { price: regular };
  const [from, to] = [textOf(record, fromName), textOf(record, toName)];
  const isNow = !(Date.parse(from) > Date.now()) && !(endOf(to) < Date.now());
  const isBelow = !(amountOf(sale) >= amountOf(regular));
  if (!isNow) takeNote(record.line, columnOf(saleName), 'is left out: its dates are not now');
  else if (!isBelow) takeNote(record.line, columnOf(saleName), 'is left out: a sale is below the regular price');
  else if (to) takeNote(record.line, columnOf(toName), 'is not kept: the sale has no end here');
  return isNow && isBelow ? { price: sale, compareAt: regular } : { price: regular };
}

/** A last day without a time is meant to its end; NaN where the cell has no date. */
function endOf(text: string): number {
  return Date.parse(text) + (text.includes(':') ? 0 : DAY_MS);
}

/** NaN where the cell has none. */
function amountOf({ text }: Cell): number {
  return readAmountText(plainAmount(text.replace(/^\D+|\D+$/g, ''))) ?? NaN;
}
