import { type DeliveryMethod, isEverywhere, type MethodPlace, placesOf } from '#catalog/delivery/method-places.ts';

/** What it costs to send a piece to some places, and how many working days it is on the way. */
export interface DeliveryRate extends Pick<MethodPlace, 'states' | 'postalCodes' | 'days'> {
  price: number;
}

/**
 * The rates of a method for one piece at a price, as machines are told, who may not know which place holds where two
 * name the same: none is less than the piece costs anywhere in its places. None of what goes by weight, which nobody
 * knows, nor of what is picked up.
 */
export function deliveryRates(method: DeliveryMethod, price: number): DeliveryRate[] {
  if (method.pickUp) return [];
  const places = placesOf(method).filter(({ byWeight }) => !byWeight);
  return places.map((place, index) => {
    const alike = places.slice(0, index + 1).filter((other) => mayMeet(other, place));
    return {
      states: place.states,
      postalCodes: place.postalCodes,
      price: Math.max(...alike.map((other) => priceAt(other, price))),
      days: allDays(alike),
    };
  });
}

/** Do two lists name the same codes, one by a longer beginning than the other? */
export function shareCodes(one: readonly string[] = [], other: readonly string[] = []): boolean {
  const others = other.map(plain);
  return one.map(plain).some((code) => others.some((also) => code.startsWith(also) || also.startsWith(code)));
}

/** A state and a postal code always may: nobody here knows in which state a code is. */
function mayMeet(one: MethodPlace, other: MethodPlace): boolean {
  if (isEverywhere(one) || isEverywhere(other)) return true;
  const has = (list: readonly string[] | undefined) => list !== undefined && list.length > 0;
  if (has(one.states) && has(other.postalCodes)) return true;
  if (has(one.postalCodes) && has(other.states)) return true;
  const states = other.states?.map(plain) ?? [];
  return (
    one.states?.some((state) => states.includes(plain(state))) === true ||
    shareCodes(one.postalCodes, other.postalCodes)
  );
}

function priceAt({ prices: [price = 0], freeFrom }: MethodPlace, ofPiece: number): number {
  return freeFrom !== undefined && ofPiece >= freeFrom ? 0 : price;
}

/** From the shortest to the longest way; undefined where one is not known. */
function allDays(places: readonly MethodPlace[]): DeliveryRate['days'] {
  const known = places.flatMap(({ days }) => (days ? [days] : []));
  if (known.length < places.length) return undefined;
  return [Math.min(...known.map(([least]) => least)), Math.max(...known.map(([, most]) => most))];
}

function plain(name: string): string {
  return name.replace(/\s+/g, '').toUpperCase();
}
