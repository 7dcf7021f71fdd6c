import type { StoreDelivery } from '#contract/store/delivery.ts';

export type DeliveryMethod = StoreDelivery['methods'][number];

/** Where a method costs the same. Without states and postal codes: wherever no place before it is meant. */
export interface MethodPlace {
  states?: readonly string[] | undefined;
  /** Beginnings of postal codes. */
  postalCodes?: readonly string[] | undefined;
  /** Several by weight, else one. */
  prices: readonly number[];
  byWeight?: true;
  freeFrom?: number | undefined;
  /** Working days on the way, at least and at most. */
  days?: readonly [number, number] | undefined;
}

/** The places that a method serves, as the store's record names them: of two that name one place the first holds. */
export function placesOf({ zones = [], freeFrom, days, ...method }: DeliveryMethod): MethodPlace[] {
  const places = zones.map((zone) =>
    placeOf({
      ...zone,
      prices: [zone.price],
      freeFrom: zone.neverFree ? undefined : (zone.freeFrom ?? freeFrom),
      days: zone.days ?? days,
    }),
  );
  const everywhere = places.findIndex(isEverywhere);
  if (everywhere >= 0) return places.slice(0, everywhere + 1);
  const elsewhere = priceElsewhere(method, zones.length > 0);
  return elsewhere ? [...places, placeOf({ ...elsewhere, freeFrom, days })] : places;
}

export function isEverywhere({ states, postalCodes }: Pick<MethodPlace, 'states' | 'postalCodes'>): boolean {
  return states === undefined && postalCodes === undefined;
}

/** Who comes for the goods pays nothing for it unless the store says so. */
function priceElsewhere(
  { price, byWeight = [], pickUp }: Pick<DeliveryMethod, 'price' | 'byWeight' | 'pickUp'>,
  hasZones: boolean,
): Pick<MethodPlace, 'prices' | 'byWeight'> | undefined {
  if (price !== undefined) return { prices: [price] };
  if (byWeight.length > 0) return { prices: byWeight.map((step) => step.price), byWeight: true };
  return pickUp && !hasZones ? { prices: [0] } : undefined;
}

function placeOf({ freeFrom, prices, ...place }: MethodPlace): MethodPlace {
  return freeFrom === 0 ? { ...place, prices: [0] } : { ...place, prices, freeFrom };
}
