import * as text from '../text.ts';
import { OrderBadge } from '#orders/StatusBadge.tsx';
import type { PayableOrder } from '#orders/payable-order.ts';

/** Of an order that nothing is to be paid for. */
export function NothingToPay({ order }: { order: PayableOrder }) {
  return (
    <p role="status" className="mt-3 flex flex-wrap items-center gap-3">
      <OrderBadge order={order} />
      <span>
        {text.nothingToPay}{' '}
        <a href="/orders" className="link">
          {text.viewOrders}
        </a>
      </span>
    </p>
  );
}
