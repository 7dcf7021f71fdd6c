import * as text from './text.ts';
import { isForPaying } from './open-linked.ts';
import { Returns } from '../changes/Returns.tsx';
import type { Order } from '../order.ts';
import { OrderCard } from '../OrderCard.tsx';
import { OrderItems } from '../OrderItems.tsx';
import { moneyOf } from '../payable-order.ts';
import { StatusTimeline } from '../StatusTimeline.tsx';
import { readOrderChanges } from '#contract/orders/order-changes.ts';
import type { DateStyle } from '#lib/dates.ts';
import type { Money } from '#lib/money.ts';

interface OpenedOrderProps {
  order: Order;
  money: Money;
  dates: DateStyle;
  /** See ../OrderCard.tsx. */
  tracks?: boolean | undefined;
}

/** The order of a link, as its buyer reads it; of one that only pays, how far it is and what it comes to. */
export function OpenedOrder({ order, money, dates, tracks }: OpenedOrderProps) {
  if (isForPaying(order))
    return (
      <section className="border-t border-ink pt-5">
        <StatusTimeline order={order} />
        <OrderItems order={order} money={moneyOf(order, money)} />
        <p className="mt-5 text-sm text-soft">{text.wholeOrder}</p>
      </section>
    );
  const { returns } = readOrderChanges(order);
  return (
    <OrderCard order={order} money={money} dates={dates} tracks={tracks} isStatic>
      {returns.length > 0 && (
        <Returns returns={returns} items={order.items} money={moneyOf(order, money)} dates={dates} />
      )}
    </OrderCard>
  );
}
