import { useEffect, useState } from 'react';
import { type PayableOrder, toPayableOrder } from '#orders/payable-order.ts';
import { api } from '#session/api.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';

/** The order that is being paid, as the store says: undefined until it has, null where it does not. */
export function useOrder(orderId: string): PayableOrder | null | undefined {
  const [order, setOrder] = useState<PayableOrder | null>();
  useEffect(() => {
    api(ordersEndpoint).then(
      (orders) => setOrder(orders.filter((one) => one.id === orderId).map((one) => toPayableOrder(one))[0] ?? null),
      () => setOrder(null),
    );
  }, [orderId]);
  return order;
}
