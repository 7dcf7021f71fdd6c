import type { DeliveryZone } from './delivery-settings.ts';
import type { StoreSettings } from './store-settings.ts';
import type { StoreDelivery } from '#contract/store/delivery.ts';

type WireZone = NonNullable<StoreDelivery['methods'][number]['zones']>[number];

/**
 * What the record says of a store's delivery: its prices by place; not when it sends, which goes into the days of each
 * quote. Under composition nothing leaves its state, so that no zone of another is told, and one of it is everywhere.
 */
export function deliveryInfo({ delivery, tax }: Pick<StoreSettings, 'delivery' | 'tax'>): StoreDelivery | undefined {
  const state = tax?.registration === 'composition' ? tax.state : undefined;
  if (!delivery && state === undefined) return undefined;
  const { methods = [], notServed } = delivery ?? {};
  const told = methods.map(({ zones, ...method }) => ({
    ...method,
    // Said with each offer, to who can choose it.
    at: undefined,
    zones: zones?.flatMap((zone) => (state === undefined ? [zone] : zoneWithin(state, zone))).map(wireZone),
  }));
  return { methods: told, notServed, ...(state !== undefined && { states: [state] }) };
}

function wireZone({ freeFrom, ...zone }: DeliveryZone): WireZone {
  return freeFrom === 'never' ? { ...zone, neverFree: true } : { ...zone, freeFrom };
}

function zoneWithin(state: string, { states, postalCodes, ...zone }: DeliveryZone): DeliveryZone[] {
  if (states?.includes(state) || (!states && !postalCodes)) return [zone];
  return postalCodes ? [{ postalCodes, ...zone }] : [];
}
