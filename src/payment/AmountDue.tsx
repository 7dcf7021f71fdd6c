import { useEffect, useState } from 'react';
import { formatMoney, type Money } from '#lib/money.ts';
import { toOrder, type Order } from '#orders/order.ts';
import { PENDING } from '#orders/status.ts';
import { StatusBadge } from '#orders/StatusBadge.tsx';
import { api } from '#session/api.ts';

/** Which order is being paid and what it comes to, as the store says. Without its word only the number is shown. */
export function AmountDue({ orderId, money }: { orderId: string; money: Money }) {
  const [order, setOrder] = useState<Order>();

  useEffect(() => {
    api.orders().then(
      (orders) => setOrder(orders.filter((one) => one.id === orderId).map(toOrder)[0]),
      () => undefined,
    );
  }, [orderId]);

  return (
    <div className="rounded-md bg-sunk p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm text-soft">Order #{orderId}</span>
        {order && <span className="text-xl font-semibold tabular-nums">{formatMoney(order.total, money)}</span>}
      </p>
      {order && order.status !== PENDING && (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-3">
          <StatusBadge code={order.status} />
          <span>
            There is nothing to pay for this order.{' '}
            <a href="/orders" className="link">
              View Orders
            </a>
          </span>
        </p>
      )}
    </div>
  );
}
