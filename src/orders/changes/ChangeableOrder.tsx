import { moneyOf } from '../payable-order.ts';
import { OrderCard } from '../OrderCard.tsx';
import { ChangeButtons } from './ChangeButtons.tsx';
import type { ChangeableOrderProps } from './changeable-order-props.ts';
import { Returns } from './Returns.tsx';
import { readOrderChanges } from '#contract/orders/order-changes.ts';

/** An order with what its buyer can change of it and has changed (docs/behaviour.md 10.order-changes.page). */
export function ChangeableOrder(props: ChangeableOrderProps) {
  const { order, money, dates, tracks } = props;
  const read = readOrderChanges(order);
  const { returns } = read;
  return (
    <OrderCard
      order={order}
      money={money}
      dates={dates}
      payable
      tracks={tracks}
      actions={<ChangeButtons {...props} read={read} />}
    >
      {returns.length > 0 && (
        <Returns returns={returns} items={order.items} money={moneyOf(order, money)} dates={dates} />
      )}
    </OrderCard>
  );
}
