import type { MethodOffer } from '../request.ts';
import type { Offer } from './offers.ts';

/** The methods as a shopper chooses among them. */
export function methodOffers(offers: readonly Offer[], free: boolean): MethodOffer[] {
  return offers.map(({ method: { id, label, pickUp = false, at }, price, days, missingToFree }) => ({
    id,
    label,
    price: free ? 0 : price,
    pickUp,
    at,
    days,
    missingToFree: free ? undefined : missingToFree,
  }));
}
