import { type ComponentProps, Suspense } from 'react';
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts';

/** Few stores have it. Where its code does not come, the mail says the same. */
const TransferDetails = lazyOrNothing(() => import('./TransferDetails.tsx'));

/** The account to which an order is to be paid (docs/behaviour.md 10.bank-transfer). */
export function TransferNote(props: ComponentProps<typeof TransferDetails>) {
  return (
    <Suspense>
      <TransferDetails {...props} />
    </Suspense>
  );
}
