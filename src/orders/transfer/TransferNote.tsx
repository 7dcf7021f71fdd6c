import { type ComponentProps, lazy, Suspense } from 'react';

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
