import { Fragment } from 'react';
import * as text from './text.ts';
import { readUpiLink } from './upi-link.ts';
import { formatMoney, type Money } from '#lib/money.ts';

interface UpiDetailsProps {
  /** What the code holds. */
  link: string;
  /** Undefined where the page says the amount itself. */
  money?: Money | undefined;
}

/** What a code asks an app to pay, for who has to type it. Nothing of a code that is no UPI link. */
export function UpiDetails({ link, money }: UpiDetailsProps) {
  const found = readUpiLink(link);
  if (!found) return null;
  const { id, payee, amount, currency, reference } = found;
  const rows: [label: string, value: string | undefined][] = [
    [text.upiAmount, money && amount !== undefined ? formatMoney(amount, { ...money, currency }) : undefined],
    [text.upiPayee, payee],
    [text.upiId, id],
    [text.upiReference, reference],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 text-left">
      {rows.map(
        ([label, value]) =>
          value !== undefined && (
            <Fragment key={label}>
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="font-medium tabular-nums wrap-anywhere">{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
