import type { ComponentProps } from 'react';
import { BeingChecked } from './BeingChecked.tsx';
import { NothingToPay } from './NothingToPay.tsx';
import TransferDetails from '#orders/transfer/TransferDetails.tsx';

export type SeldomProps =
  | ComponentProps<typeof BeingChecked>
  | ComponentProps<typeof NothingToPay>
  | Pick<ComponentProps<typeof TransferDetails>, 'transfer'>;

/**
 * What most payments never show, in one file: where to transfer to, that a payment is looked for, or nothing to be
 * paid.
 */
export default function Seldom(props: SeldomProps) {
  if ('transfer' in props) return <TransferDetails {...props} />;
  return 'named' in props ? <BeingChecked {...props} /> : <NothingToPay {...props} />;
}
