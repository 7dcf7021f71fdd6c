import { lazy, Suspense } from 'react';
import type { SeldomProps } from './Seldom.tsx';
import { nothingToPay } from '../text.ts';

const Seldom = lazy(() =>
  import('./Seldom.tsx').catch(() => ({
    // Without its code the words alone: the account of a transfer is mailed.
    default: (props: SeldomProps) => ('transfer' in props ? <></> : <p role="status">{nothingToPay}</p>),
  })),
);

/** A part that few payments show, once its code has come. */
export function SeldomPart(props: SeldomProps) {
  return (
    <Suspense>
      <Seldom {...props} />
    </Suspense>
  );
}
