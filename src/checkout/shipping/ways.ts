import type { StoreDelivery } from '#contract/store/delivery.ts';

/** A way of delivery before it is offered: how many lines may stand under its name, and from what sum on it is free. */
export interface Way {
  label: string;
  lines: number;
  freeFrom?: number | undefined;
}

/** What keeps room for the ways of a store until they are offered. */
export function waysOf(delivery: StoreDelivery | undefined): Way[] | undefined {
  if (!delivery?.methods.length) return undefined;
  return delivery.methods.map(({ label, pickUp, days, freeFrom, zones = [] }) => ({
    label,
    lines: [pickUp, days ?? zones.find((zone) => zone.days)].filter(Boolean).length,
    freeFrom,
  }));
}
