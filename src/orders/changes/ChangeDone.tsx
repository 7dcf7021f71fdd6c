import type { MouseEvent } from 'react';
import type { Order } from '../order.ts';
import { moneyOf } from '../payable-order.ts';
import { isPickedUp } from '../pick-up.ts';
import { type Done, nextWords, wordsOf } from './done-words.ts';
import { focus } from './focus.ts';
import { PieceList } from './PieceList.tsx';
import * as text from './text.ts';
import type { DateStyle } from '#lib/dates.ts';
import { formatMoney, type Money } from '#lib/money.ts';

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
