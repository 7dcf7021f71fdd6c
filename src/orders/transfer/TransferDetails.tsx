import { Fragment } from 'react';
import * as text from '../text.ts';
import { Transfer } from '#contract/orders/transfer.ts';
import { type DateStyle, formatDate } from '#lib/dates.ts';

interface TransferDetailsProps {
  /** Read by contract/orders/transfer.ts. */
  transfer: unknown;
  dates?: DateStyle | undefined;
}

/** Where to transfer how much, as the store says it, and until when. Nothing where that cannot be read. */
export default function TransferDetails({ transfer, dates }: TransferDetailsProps) {
  const { data } = Transfer.safeParse(transfer);
  if (!data) return null;
  const { lines, days, until = '', note } = data;
  return (
    <section className="note grid gap-3 bg-sunk" data-transfer>
      <p>{days === undefined ? text.transferBy(formatDate(until, dates)) : text.transferWithin(days)}</p>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1">
        {lines.map(({ label, value }) => (
          <Fragment key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="font-medium tabular-nums wrap-anywhere">{value}</dd>
          </Fragment>
        ))}
      </dl>
      {note && <p className="text-sm">{note}</p>}
    </section>
  );
}
