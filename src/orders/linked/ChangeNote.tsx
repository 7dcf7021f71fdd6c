import { type Done, nextWords, wordsOf } from '../changes/done-words.ts';
import { PieceList } from '../changes/PieceList.tsx';
import * as text from '../changes/text.ts';
import type { Order } from '../order.ts';
import { moneyOf } from '../payable-order.ts';
import { isPickedUp } from '../pick-up.ts';
import type { DateStyle } from '#lib/dates.ts';
import { formatMoney, type Money } from '#lib/money.ts';

interface ChangeNoteProps {
  done: Done;
  /** As it is now. */
  order: Order;
  money: Money;
  dates: DateStyle;
}

/** What was cancelled or is asked back, and what comes next. */
export function ChangeNote({ done, order, money, dates }: ChangeNoteProps) {
  const { made, lines, isWhole } = done;
  const fee = made === 'cancelled' ? undefined : made.fee;
  const says = wordsOf(done, dates, isPickedUp(order));
  const inMoney = moneyOf(order, money);
  const toPay = order.toPayOnDelivery === undefined ? '' : formatMoney(order.toPayOnDelivery, inMoney);
  return (
    <div role="status" className="grid gap-3">
      <p className="note note-good">{says}</p>
      {!isWhole && <PieceList pieces={lines} items={order.items} />}
      {nextWords(done, toPay).map((next) => (
        <p key={next}>{next}</p>
      ))}
      {fee !== undefined && fee > 0 && <p>{text.feeOf(formatMoney(fee, inMoney))}</p>}
    </div>
  );
}
