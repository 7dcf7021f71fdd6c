import { arrivalOf, type Calendar } from './arrival.ts';
import type { Arrival, OrderDelivery } from '#contract/shipping/order-delivery.ts';

/** How an order comes: the JSON of its column `delivery`, as the store charged and promised it. */
export interface StoredDelivery {
  /** Of the method in the store's folder. */
  id: string;
  label: string;
  pickUp?: boolean | undefined;
  /** Where and when it can be picked up. */
  at?: string | undefined;
  /** Working days on the way, at least and at most; without them no day is promised. */
  days?: readonly [number, number] | undefined;
  calendar?: Calendar | undefined;
  arrives?: Arrival | undefined;
}

export function readDelivery(json: string | null): StoredDelivery | undefined {
  return json === null ? undefined : (JSON.parse(json) as StoredDelivery);
}

/** Its buyer comes for it. */
export function isPickedUp({ delivery }: { delivery: string | null }): boolean {
  return readDelivery(delivery)?.pickUp === true;
}

/** With the days that are promised of what is ordered, or paid, at this instant. */
export function promised(delivery: StoredDelivery, at: string): StoredDelivery {
  const { calendar, days } = delivery;
  return calendar && days ? { ...delivery, arrives: arrivalOf(calendar, days, at) } : delivery;
}

/** As the contract sends it. */
export function toWireDelivery({ label, pickUp, at, arrives }: StoredDelivery): OrderDelivery {
  return { label, ...(pickUp && { pickUp }), ...(at && { at }), ...(arrives && { arrives }) };
}
