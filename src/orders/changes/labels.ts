import type { Act, Offer } from './offer.ts';
import * as text from './text.ts';

const LABELS: Readonly<Record<Act, { open: string; submit: string }>> = {
  cancel: { open: text.cancelItems, submit: text.cancelChosen },
  return: { open: text.returnItems, submit: text.askReturn },
  withdrawal: { open: text.withdraw, submit: text.goOn },
  exchange: { open: text.exchangeItems, submit: text.askExchange },
};

/** What the button of an offer says, and the title of its form. */
export function labelOf({ act, whole, withdraws }: Offer): string {
  const label = whole ? text.cancelOrder : LABELS[act].open;
  return withdraws && act === 'cancel' ? text.asWithdrawal(label) : label;
}

/** What the button says that sends the form. */
export function submitLabelOf({ act, whole, withdraws }: Offer): string {
  if (withdraws) return text.goOn;
  return whole ? text.cancelOrder : LABELS[act].submit;
}

/** And the one that leaves all as it is. */
export const keepLabelOf = ({ whole }: Offer): string => (whole ? text.keepOrder : text.keepItems);
