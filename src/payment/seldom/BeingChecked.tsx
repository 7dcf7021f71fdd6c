import { viewOrders } from '../text.ts';
import type { DateStyle } from '#lib/dates.ts';
import type { PayableOrder } from '#orders/payable-order.ts';
import { HeldUntil } from '#orders/unpaid/HeldUntil.tsx';

interface BeingCheckedProps {
  order: PayableOrder;
  /** Which it is, in words. */
  named: string;
  dates: DateStyle;
}

/** In place of the form while the store looks for a payment of the order. */
export function BeingChecked({ order, named, dates }: BeingCheckedProps) {
  return (
    <div role="status" className="grid justify-items-start gap-5 border-y border-line py-4">
      <p className="text-sm text-soft">{named}</p>
      <HeldUntil order={order} dates={dates} />
      <a href="/orders" className="btn">
        {viewOrders}
      </a>
    </div>
  );
}
