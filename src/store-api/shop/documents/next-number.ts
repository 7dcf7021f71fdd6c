import type { Trx } from '../../base/db/transact.ts';
import type { DocumentKind } from './document.ts';
import type { FinancialYear } from './financial-year.ts';

/** Each kind has its own series, which begins with this. */
const SERIES: Readonly<Record<DocumentKind, string>> = {
  receipt: 'RE',
  invoice: 'IN',
  'bill-of-supply': 'BS',
  bill: 'BI',
  'credit-note': 'CN',
};

/** India's law allows no more, of A-Z, 0-9, '-' and '/'. */
const LONGEST = 16;
const DIGITS = 5;

/** Of a store, which may have several at one tax number. */
export const LONGEST_PREFIX = 3;

/**
 * The next number of a series, such as `IN2627-00042`. Its counter is raised by the transaction that issues the
 * document, which holds it until its end: whoever rolls back takes no number, and none is given out twice
 * (docs/decisions D535).
 */
export async function nextNumber(
  trx: Trx,
  { storeId, kind, year, prefix = '' }: { storeId: string; kind: DocumentKind; year: FinancialYear; prefix?: string },
): Promise<string> {
  const series = prefix + SERIES[kind];
  const { last } = await trx
    .insertInto('document_series')
    .values({ store_id: storeId, series, year: year.name, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'series', 'year']).doUpdateSet((eb) => ({
        last: eb('document_series.last', '+', 1),
      })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const number = documentNumber(series, year.name, last);
  if (number.length > LONGEST) throw new Error(`The series ${series} of ${year.name} has no numbers left.`);
  return number;
}

/** As it stands on the document: of the series `IN` in `2627`, number 42 is `IN2627-00042`. */
export function documentNumber(series: string, year: string, last: number): string {
  return `${series}${year}-${String(last).padStart(DIGITS, '0')}`;
}
