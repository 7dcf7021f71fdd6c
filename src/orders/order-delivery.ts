import type { Order } from './order.ts';
import { OrderDelivery } from '#contract/shipping/order-delivery.ts';

/** How an order comes, as far as its backend says. */
export function deliveryOf({ delivery }: Pick<Order, 'delivery'>): Partial<OrderDelivery> {
  return OrderDelivery.safeParse(delivery).data ?? {};
}
