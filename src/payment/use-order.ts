import { useEffect, useState } from 'react';
import { toOrder, type Order } from '#orders/order.ts';
import { api } from '#session/api.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';

/** The order that is being paid, as the store says; undefined until it has, and where it does not. */
export function useOrder(orderId: string): Order | undefined {
  const [order, setOrder] = useState<Order>();
  useEffect(() => {
    api(ordersEndpoint).then(
      (orders) => setOrder(orders.filter((one) => one.id === orderId).map((one) => toOrder(one))[0]),
      () => undefined,
    );
  }, [orderId]);
  return order;
}
