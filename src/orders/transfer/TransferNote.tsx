import { type ComponentProps, lazy, Suspense } from 'react';
import * as text from '../text.ts';
import type { Transfer } from '#contract/transfer.ts';
import { type DateStyle, formatDate } from '#lib/dates.ts';

/** Few stores have it. Where its code does not come, the mail says the same. */
const TransferDetails = lazy(() => import('./TransferDetails.tsx').catch(() => ({ default: () => <></> })));

/** The account to which an order is to be paid (docs/behaviour.md 10.bank-transfer). */
export function TransferNote(props: ComponentProps<typeof TransferDetails>) {
  return (
    <Suspense>
      <TransferDetails {...props} />
    </Suspense>
  );
}

/** Of an order for which a transfer was chosen. */
export function transferAsks({ until = '' }: Transfer, dates?: DateStyle): string {
  return text.transferBy(formatDate(until, dates));
}
