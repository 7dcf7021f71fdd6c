import { freeFromOf, priceByWeight } from './method-price.ts';
import type { Worth } from '../tax/taxed-goods.ts';
import type { DeliveryTerms, MethodTerms, ZoneTerms } from '../terms.ts';

/**
 * What the goods still have to come to for a delivery to cost nothing, whichever place they are sent to; undefined: it
 * depends on the place, nothing would make it so, or one costs nothing already.
 */
export function missingAnywhere(
  { methods }: DeliveryTerms,
  grams: number,
  { amount, isKnown }: Worth,
): number | undefined {
  const sent = methods.filter(({ pickUp }) => pickUp !== true).map((method) => placesOf(method, grams));
  // Where a method serves some places alone, another one may cost something at the others.
  const everywhere = sent.filter((places) => sent.length === 1 || places.some(isEverywhere));
  const limits = everywhere.map(limitOf);
  const missing = Math.min(...limits.filter((limit) => limit !== undefined)) - amount;
  return isKnown && missing > 0 && missing < Infinity ? missing : undefined;
}

type PlaceTerms = Pick<ZoneTerms, 'states' | 'postalCodes' | 'price' | 'freeFrom' | 'neverFree'>;

/** The zones of a method, and what is left beside them: of two that name one place the first holds. */
function placesOf(method: MethodTerms, grams: number): PlaceTerms[] {
  const { zones = [], freeFrom } = method;
  const elsewhere = method.price ?? priceByWeight(method, grams);
  const places: PlaceTerms[] = [...zones, ...(elsewhere === undefined ? [] : [{ price: elsewhere }])];
  const last = places.findIndex(isEverywhere);
  return places
    .slice(0, last < 0 ? undefined : last + 1)
    .map((place) => ({ ...place, freeFrom: freeFromOf(place, freeFrom) }));
}

function isEverywhere({ states, postalCodes }: PlaceTerms): boolean {
  return states === undefined && postalCodes === undefined;
}

/** From what on it costs nothing at every place; undefined where that differs. 0 where it never costs anything. */
function limitOf(places: readonly PlaceTerms[]): number | undefined {
  const paid = places.filter(({ price }) => price > 0);
  const limits = new Set(paid.map(({ freeFrom }) => freeFrom));
  if (paid.length === 0) return 0;
  return limits.size === 1 ? [...limits][0] : undefined;
}
