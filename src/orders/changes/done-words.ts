import type { ChosenLine } from './change-form.ts';
import type { Act } from './offer.ts';
import { nextOf } from './return-status.ts';
import * as text from './text.ts';
import type { WireReturn } from '#contract/orders/order-changes.ts';
import { type DateStyle, formatMoment } from '#lib/dates.ts';

/** What the backend said that it did. */
export interface Done {
  act: Act;
  /** It was a withdrawal by law, whose receipt is mailed. */
  withdraws: boolean;
  made: WireReturn | 'cancelled';
  lines: readonly ChosenLine[];
  /** It was paid by then. */
  isPaid: boolean;
  /** Nothing of it is left. */
  isWhole: boolean;
}

/** That it was done. */
export function wordsOf({ act, made, isWhole }: Done, dates: DateStyle, pickedUp: boolean): string {
  const whole = pickedUp ? text.orderCancelledPickUp : text.orderCancelled;
  if (made === 'cancelled') return isWhole ? whole : text.itemsCancelled;
  if (act === 'withdrawal') return text.withdrawn(formatMoment(made.askedAt ?? '', dates));
  return act === 'exchange' ? text.exchangeAsked : text.returnAsked;
}

/** What comes next. `toPay`: what is to be paid on delivery; '' where nothing is. */
export function nextWords({ withdraws, made, isPaid, isWhole }: Done, toPay: string): string[] {
  const receipt = withdraws ? [text.receiptSent] : [];
  if (made === 'cancelled')
    return [
      ...receipt,
      ...(isPaid ? [text.moneyBack] : []),
      ...(isWhole ? [] : [text.othersSent]),
      ...(isWhole || toPay === '' ? [] : [text.payLess(toPay)]),
    ];
  const next = nextOf(made);
  return [...receipt, ...(next ? [next] : [])];
}
