import type { PayableOrder } from '../payable-order.ts';
import * as text from './text.ts';
import { type DateStyle, formatMoment } from '#lib/dates.ts';

interface HeldUntilProps {
  order: Pick<PayableOrder, 'heldUntil' | 'paymentReference'>;
  dates: DateStyle;
}

/** Of an order that waits for its payment: that the store looks for one, and until when it is held. */
export function HeldUntil({ order: { heldUntil, paymentReference }, dates }: HeldUntilProps) {
  if (heldUntil === undefined && paymentReference === undefined) return null;
  return (
    <div className="note note-wait mt-3">
      {paymentReference !== undefined && (
        <p className="wrap-anywhere">
          {text.beingChecked} {text.reference} {paymentReference}
        </p>
      )}
      {heldUntil !== undefined && (
        <p>
          {text.heldUntil} {formatMoment(heldUntil, dates)}
        </p>
      )}
    </div>
  );
}
