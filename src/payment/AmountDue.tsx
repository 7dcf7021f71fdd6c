import * as text from './text.ts';
import { useEffect, useState } from 'react';
import { Totals } from '#cart/totals/Totals.tsx';
import type { Money } from '#lib/money.ts';
import { moneyOf, toOrder, type Order } from '#orders/order.ts';
import { StatusBadge } from '#orders/StatusBadge.tsx';
import { api } from '#session/api.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';
import { PENDING } from '#contract/order-status.ts';

/** Which order is being paid and what it comes to, as the store says. Without its word only the number is shown. */
export function AmountDue({ orderId, money }: { orderId: string; money: Money }) {
  const [order, setOrder] = useState<Order>();

  useEffect(() => {
    api(ordersEndpoint).then(
      (orders) => setOrder(orders.filter((one) => one.id === orderId).map(toOrder)[0]),
      () => undefined,
    );
  }, [orderId]);

  return (
    <div className="border-y border-line py-4">
      <Totals
        totals={order}
        money={order ? moneyOf(order, money) : money}
        says={{ name: text.amountDue }}
        last="items-baseline"
        amount="min-h-8 text-2xl"
      />
      <p className="text-sm text-soft">{text.orderNumberOf(orderId)}</p>
      {order && order.status !== PENDING && (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-3">
          <StatusBadge code={order.status} />
          <span>
            {text.nothingToPay}{' '}
            <a href="/orders" className="link">
              {text.viewOrders}
            </a>
          </span>
        </p>
      )}
    </div>
  );
}
