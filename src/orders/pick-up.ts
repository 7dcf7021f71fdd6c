import type { Order } from './order.ts';
import * as text from './text.ts';
import { isObject } from '#contract/lenient.ts';
import { DELIVERED, SHIPPED } from '#contract/order-status.ts';

const LABELS: Partial<Record<number, string>> = { [SHIPPED]: text.readyForPickup, [DELIVERED]: text.pickedUp };

/** Its buyer comes for it: read from OrderDelivery as it is received. */
export function isPickedUp({ delivery }: Pick<Order, 'delivery'>): boolean {
  return isObject(delivery) && delivery.pickUp === true;
}

/**
 * What a status is called of an order that is picked up, where that is not what it is called of others (10.pick-up).
 */
export function pickUpLabel(order: Pick<Order, 'status' | 'delivery'>, code = order.status): string | undefined {
  return isPickedUp(order) ? LABELS[code] : undefined;
}
