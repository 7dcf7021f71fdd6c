import { placesOf } from './method-places.ts';
import type { StoreDelivery } from '#contract/store/delivery.ts';
import type { StoreTerms } from '#contract/store/terms.ts';

/** The days within which a store says that it delivers; undefined where one of its methods may take longer. */
export function promisedDays(
  { deliveryDays, handlingDays = 0 }: StoreTerms,
  delivery: StoreDelivery | undefined,
): number | undefined {
  const longest = (delivery?.methods ?? [])
    .filter(({ pickUp }) => !pickUp)
    .flatMap(placesOf)
    .map(({ days }) => (days ? handlingDays + days[1] : 0));
  return deliveryDays !== undefined && longest.every((days) => days <= deliveryDays) ? deliveryDays : undefined;
}
