import type { Way } from './fields/chosen-way.ts';
import { SeldomPart } from './seldom/SeldomPart.tsx';
import * as text from './text.ts';
import { Totals } from '#cart/totals/Totals.tsx';
import { toTotals } from '#cart/totals/totals.ts';
import type { DateStyle } from '#lib/dates.ts';
import type { Money } from '#lib/money.ts';
import { heldUntil } from '#orders/unpaid/text.ts';
import { mayBePaid, moneyOf, type PayableOrder } from '#orders/payable-order.ts';

interface AmountDueProps {
  /** By which people call the order; undefined until it is known. */
  number: string | undefined;
  order: PayableOrder | undefined;
  /** Where it is chosen and says so, what the order comes to by it. */
  way: Way | undefined;
  money: Money;
  dates: DateStyle;
}

/** Which order is being paid and what it comes to, as the store says. Without its word only the number is shown. */
export function AmountDue({ number, order, way, money, dates }: AmountDueProps) {
  const totals = way?.totals ? toTotals(way.totals, order?.items ?? []) : order;
  const isOnDelivery = way ? way.onDelivery : order?.toPayOnDelivery !== undefined;
  return (
    <div className="border-y border-line py-4">
      <Totals
        totals={totals}
        money={order ? moneyOf(order, money) : money}
        says={{ name: isOnDelivery ? text.dueOnDelivery : text.amountDue }}
        last="items-baseline"
        amount="min-h-8 text-2xl"
      />
      <p className="text-sm text-soft">{number === undefined ? '\u00a0' : text.orderNumberOf(number)}</p>
      {order?.heldUntil && (
        // By other ways it is held for longer, as they say themselves.
        <p className={way?.onDelivery || way?.transfer ? 'invisible text-sm' : 'text-sm text-soft'}>
          {heldUntil} {momentOf(order.heldUntil, dates)}
        </p>
      )}
      {order && !mayBePaid(order) && <SeldomPart order={order} />}
    </div>
  );
}

/** As formatMoment of lib/dates.ts writes it, which this page would load for a single line. */
function momentOf(instant: string, { locale, timeZone }: DateStyle): string {
  try {
    return new Date(instant).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  } catch {
    return instant;
  }
}
