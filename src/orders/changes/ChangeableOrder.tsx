import { moneyOf, type Order } from '../order.ts';
import { OrderCard } from '../OrderCard.tsx';
import { ChangeButtons } from './ChangeButtons.tsx';
import type { ChangeableOrderProps } from './changeable-order-props.ts';
import { Returns } from './Returns.tsx';
import * as text from './text.ts';
import { type LinePieces, readOrderChanges } from '#contract/order-changes.ts';

/** An order with what its buyer can change of it and has changed (docs/behaviour.md 10.order-changes.page). */
export function ChangeableOrder(props: ChangeableOrderProps) {
  const { order, money, dates } = props;
  const read = readOrderChanges(order);
  const { returns, cancelled } = read;
  return (
    <OrderCard
      order={order}
      money={money}
      dates={dates}
      payable
      notes={cancelledNotes(order, cancelled)}
      actions={<ChangeButtons {...props} read={read} />}
    >
      {returns.length > 0 && (
        <Returns returns={returns} items={order.items} money={moneyOf(order, money)} dates={dates} />
      )}
    </OrderCard>
  );
}

/** How many of each line were called off. */
function cancelledNotes({ items }: Order, cancelled: readonly LinePieces[]): string[] {
  return items.map((_, index) => {
    const count = cancelled.reduce((sum, { line, quantity }) => sum + (line === index ? quantity : 0), 0);
    return count > 0 ? text.cancelledPieces(count) : '';
  });
}
