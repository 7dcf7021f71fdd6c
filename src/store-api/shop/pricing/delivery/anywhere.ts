import { freeFromOf, priceByWeight } from './method-price.ts';
import type { DeliveryTerms, MethodTerms, PricingTerms, ZoneTerms } from '../terms.ts';
import { isServed } from './is-served.ts';

/**
 * What the goods still have to come to for a delivery to cost nothing, whichever place they are sent to; undefined: it
 * depends on the place, nothing would make it so, or one costs nothing already.
 */
export function missingAnywhere({ methods }: DeliveryTerms, grams: number, worth: number): number | undefined {
  const everywhere = sentAnywhere(methods, grams).map(({ places }) => places);
  const limits = everywhere.map(limitOf);
  const missing = Math.min(...limits.filter((limit) => limit !== undefined)) - worth;
  return missing > 0 && missing < Infinity ? missing : undefined;
}

/**
 * The methods that cost nothing for these goods whichever place they are sent to. A place to which nothing is sent does
 * not matter, unless fetching the goods costs something, or the store's state alone is served (docs/decisions D606,
 * D696).
 */
export function freeAnywhere(
  terms: PricingTerms,
  { methods }: DeliveryTerms,
  grams: number,
  worth: number,
): MethodTerms[] {
  const isFetched = methods.some(({ pickUp, ...method }) => pickUp === true && mayCost(method));
  const isStates = terms.tax?.registration === 'composition';
  if (isServed(terms, {}, false) === undefined && (isFetched || isStates)) return [];
  return sentAnywhere(methods, grams)
    .filter(({ places }) => !isFetched || places.some(isEverywhere))
    .filter(({ places }) => places.every(({ price, freeFrom = Infinity }) => price === 0 || worth >= freeFrom))
    .map(({ method }) => method);
}

function mayCost({ price = 0, zones = [], byWeight = [] }: MethodTerms): boolean {
  return [{ price }, ...zones, ...byWeight].some((one) => one.price > 0);
}

interface SentAnywhere {
  method: MethodTerms;
  places: readonly PlaceTerms[];
}

/** Where a method serves some places alone, another one may cost something at the others. */
function sentAnywhere(methods: readonly MethodTerms[], grams: number): SentAnywhere[] {
  const sent = methods
    .filter(({ pickUp }) => pickUp !== true)
    .map((method) => ({ method, places: placesOf(method, grams) }));
  return sent.filter(({ places }) => places.length > 0 && (sent.length === 1 || places.some(isEverywhere)));
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
