import { useEffect, useState } from 'react';
import { toOrder, type Order } from '#orders/order.ts';
import { api } from '#session/api.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';

/** The order that is being paid, as the store says: undefined until it has, null where it does not. */
export function useOrder(orderId: string): Order | null | undefined {
  const [order, setOrder] = useState<Order | null>();
  useEffect(() => {
    api(ordersEndpoint).then(
      (orders) => setOrder(orders.filter((one) => one.id === orderId).map((one) => toOrder(one))[0] ?? null),
      () => setOrder(null),
    );
  }, [orderId]);
  return order;
}
