import { isNamed } from '../place-names.ts';
import type { Place } from '../request.ts';
import type { MethodTerms, ZoneTerms } from '../terms.ts';

export interface MethodPrice {
  price: number;
  freeFrom?: number | undefined;
  days?: readonly [number, number] | undefined;
}

/** What a method costs at a place; undefined: it does not serve it; 'unsaid': the place does not say enough. */
export function methodPrice(method: MethodTerms, place: Place, grams: number): MethodPrice | 'unsaid' | undefined {
  const { zones = [], freeFrom, days } = method;
  for (const zone of zones) {
    const holds = isZoneOf(zone, place);
    if (holds === undefined) return 'unsaid';
    if (holds) return { price: zone.price, freeFrom: freeFromOf(zone, freeFrom), days: zone.days ?? days };
  }
  const price = method.price ?? priceByWeight(method, grams) ?? priceOfPickUp(method);
  return price === undefined ? undefined : { price, freeFrom, days };
}

/** From what on a zone costs nothing; `ofMethod`: what holds where it says nothing. */
export function freeFromOf(
  { freeFrom, neverFree }: Pick<ZoneTerms, 'freeFrom' | 'neverFree'>,
  ofMethod: number | undefined,
): number | undefined {
  return neverFree ? undefined : (freeFrom ?? ofMethod);
}

function isZoneOf(zone: ZoneTerms, place: Place): boolean | undefined {
  return zone.states === undefined && zone.postalCodes === undefined ? true : isNamed(place, zone);
}

/** Undefined where the method has no weights, or where these goods are too heavy for it. */
export function priceByWeight({ byWeight = [] }: MethodTerms, grams: number): number | undefined {
  return byWeight.find(({ upTo }) => grams <= upTo)?.price;
}

/** Who comes for the goods pays nothing for it unless the method says so. */
function priceOfPickUp({ pickUp, zones, byWeight }: MethodTerms): number | undefined {
  return pickUp === true && zones === undefined && byWeight === undefined ? 0 : undefined;
}
