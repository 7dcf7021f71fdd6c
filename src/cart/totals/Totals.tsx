import { hasParts, rowsAbove, type Says } from './total-rows.ts';
import type { Totals as Amounts } from './totals.ts';
import * as text from '../text.ts';
import { formatMoney, type Money } from '#lib/money.ts';

interface TotalsProps {
  /** Undefined until they are known. */
  totals: Amounts | undefined;
  money: Money;
  says?: Says;
  /** What the last amount is called; without a name Subtotal as long as it is no other, as in a cart. */
  name?: string;
  /** The last amount stands in the list of the others. */
  inList?: boolean;
  /** Classes of the list, of the last amount with its name, and of the amount alone. */
  list?: string;
  last?: string;
  amount?: string;
}

/** What lines come to: the parts, if there are any, above the last amount. */
export function Totals({ totals, money, says = {}, inList, list = '', last = '', amount = '', ...props }: TotalsProps) {
  const { name = totals && hasParts(totals) ? text.total : text.subtotal } = props;
  const rows = totals ? rowsAbove(totals, money, says) : [];
  const shown = totals && formatMoney(totals.total ?? totals.subtotal, money);
  return (
    <>
      {rows.length > 0 && (
        <dl className={`grid gap-2 ${list}`}>
          {rows.map((row, index) => (
            <div key={index} className="flex justify-between gap-4">
              <dt className="text-soft">{row.name}</dt>
              <dd className="tabular-nums">{row.value}</dd>
            </div>
          ))}
          {inList && totals?.total !== undefined && (
            <div className={`flex justify-between gap-4 ${last}`}>
              <dt>{name}</dt>
              <dd className="tabular-nums">{shown}</dd>
            </div>
          )}
        </dl>
      )}
      {!inList && (
        <p className={`flex justify-between gap-4 ${last}`}>
          <span>{name}</span>
          <span className={`tabular-nums ${amount}`}>{shown}</span>
        </p>
      )}
    </>
  );
}
