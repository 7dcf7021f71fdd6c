import type { MouseEvent } from 'react';
import type { Order } from '../order.ts';
import { moneyOf } from '../payable-order.ts';
import { isPickedUp } from '../pick-up.ts';
import type { ChosenLine } from './change-form.ts';
import { focus } from './focus.ts';
import type { Act } from './offer.ts';
import { PieceList } from './PieceList.tsx';
import { nextOf } from './return-status.ts';
import * as text from './text.ts';
import type { WireReturn } from '#contract/orders/order-changes.ts';
import { type DateStyle, formatMoment } from '#lib/dates.ts';
import { formatMoney, type Money } from '#lib/money.ts';

/** What the backend said that it did. */
export interface Done {
  act: Act;
  made: WireReturn | 'cancelled';
  lines: readonly ChosenLine[];
  /** It was paid by then. */
  isPaid: boolean;
  /** Nothing of it is left. */
  isWhole: boolean;
}

interface ChangeDoneProps extends Done {
  /** As it is now. */
  order: Order;
  money: Money;
  dates: DateStyle;
  onClose: (event: MouseEvent) => void;
}

/** That it was done, and what comes next. */
export function ChangeDone({ order, money, dates, onClose, ...done }: ChangeDoneProps) {
  const { made, lines, isWhole } = done;
  const pieces = made === 'cancelled' || made.items.length === 0 ? lines : made.items;
  const fee = made === 'cancelled' ? undefined : made.fee;
  const says = wordsOf(done, dates, isPickedUp(order));
  const toPay = order.toPayOnDelivery === undefined ? '' : formatMoney(order.toPayOnDelivery, moneyOf(order, money));
  return (
    <div className="modal-form grid gap-4">
      <p ref={focus} tabIndex={-1} className="note note-good">
        {says}
      </p>
      {!isWhole && <PieceList pieces={pieces} items={order.items} />}
      {nextWords(done, toPay).map((next) => (
        <p key={next}>{next}</p>
      ))}
      {fee !== undefined && fee > 0 && <p>{text.feeOf(formatMoney(fee, moneyOf(order, money)))}</p>}
      <button type="button" className="btn sm:justify-self-start" onClick={onClose}>
        {text.backToOrder}
      </button>
    </div>
  );
}

function wordsOf({ act, made, isWhole }: Done, dates: DateStyle, pickedUp: boolean): string {
  const whole = pickedUp ? text.orderCancelledPickUp : text.orderCancelled;
  if (made === 'cancelled') return isWhole ? whole : text.itemsCancelled;
  if (act === 'withdrawal') return text.withdrawn(formatMoment(made.askedAt ?? '', dates));
  return act === 'exchange' ? text.exchangeAsked : text.returnAsked;
}

/** `toPay`: what is to be paid on delivery; '' where nothing is. */
function nextWords({ act, made, isPaid, isWhole }: Done, toPay: string): string[] {
  if (made === 'cancelled')
    return [
      ...(isPaid ? [text.moneyBack] : []),
      ...(isWhole ? [] : [text.othersSent]),
      ...(isWhole || toPay === '' ? [] : [text.payLess(toPay)]),
    ];
  const next = nextOf(made);
  return [...(act === 'withdrawal' ? [text.receiptSent] : []), ...(next ? [next] : [])];
}
