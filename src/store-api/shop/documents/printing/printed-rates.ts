import { documentsIn } from '../document-texts.ts';
import type { DocumentSnapshot } from '../document.ts';
import { addedAmounts } from '../order-amounts.ts';
import type { Table } from './table.ts';

/** What is charged at each rate, with its taxes by name: each half has half the rate. */
export function printedRates({ rows, language, locale }: DocumentSnapshot, write: (minor: number) => string): Table {
  const text = documentsIn(language);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const taxed = rows.filter(({ rate }) => rate !== undefined);
  const byRate = [...Map.groupBy(taxed, ({ rate = 0 }) => rate)].toSorted(([one], [other]) => one - other);
  return {
    columns: [
      { name: text.tax, kind: 'wide' },
      { name: text.beforeTax, kind: 'number' },
      { name: text.amount, kind: 'number' },
    ],
    rows: byRate.flatMap(([rate, same]) => {
      const { base, taxes } = addedAmounts(same);
      const names = Object.entries(taxes);
      return names.map(([name, amount]) => [
        `${name} ${number.format(rate / names.length)} %`,
        write(base),
        write(amount),
      ]);
    }),
  };
}
