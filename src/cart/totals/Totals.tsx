import { rowsOf, type Says } from './total-rows.ts';
import type { Totals as Amounts } from './totals.ts';
import type { Money } from '#lib/money.ts';

interface TotalsProps {
  /** Undefined until they are known. */
  totals: Amounts | undefined;
  money: Money;
  says?: Says;
  /** Classes of the list, of its rows but the last, of that one, and of its amount. */
  list?: string;
  row?: string;
  last?: string;
  amount?: string;
}

/**
 * What lines come to: the parts, if there are any, above the last amount. A name gives way to its amount, which is
 * never broken.
 */
export function Totals({ totals, money, says = {}, list = '', row = '', last = '', amount = '' }: TotalsProps) {
  const rows = totals ? rowsOf(totals, money, says) : [{ name: says.name, value: '' }];
  return (
    <dl className={`grid gap-2 ${list}`}>
      {rows.map(({ name, value }, index) => {
        const isLast = index === rows.length - 1;
        return (
          <div key={index} className={`flex justify-between gap-4 ${isLast ? last : row}`}>
            <dt className={`wrap-anywhere ${isLast ? '' : 'text-soft'}`}>{name}</dt>
            <dd className={`shrink-0 tabular-nums ${isLast ? amount : ''}`}>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
