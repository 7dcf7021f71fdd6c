import type { Place, PricingLine } from '../request.ts';
import { sumOf } from '../sum.ts';
import type { DeliveryTerms, MethodTerms, PricingTerms } from '../terms.ts';
import { isServed } from './is-served.ts';
import { type MethodPrice, methodPrice } from './method-price.ts';

/** A method that serves the place, and what it costs before a discount of the delivery. */
export interface Offer {
  method: MethodTerms;
  price: number;
  days: readonly [number, number] | undefined;
  missingToFree: number | undefined;
}

export interface Offers {
  offers: readonly Offer[];
  /** Ids of methods of which nobody can tell yet whether they serve the place, and for how much. */
  unsaid: readonly string[];
}

/** `worth` is what the goods come to after discounts, as they are priced. */
export function offersAt(
  terms: PricingTerms,
  { methods }: DeliveryTerms,
  place: Place,
  lines: readonly PricingLine[],
  worth: number,
): Offers {
  const grams = gramsOf(lines);
  const offers: Offer[] = [];
  const unsaid: string[] = [];
  for (const method of methods) {
    const { id, pickUp = false } = method;
    const served = isServed(terms, place, pickUp);
    const asked = served === false ? undefined : methodPrice(method, place, grams);
    if (asked === undefined) continue;
    if (served === undefined || asked === 'unsaid') unsaid.push(id);
    else offers.push({ method, days: asked.days, ...afterLimit(asked, worth) });
  }
  return { offers, unsaid };
}

export function gramsOf(lines: readonly PricingLine[]): number {
  return sumOf(lines.map((line) => (line.grams ?? 0) * line.quantity));
}

/** From its limit on a method costs nothing. */
function afterLimit({ price, freeFrom }: MethodPrice, worth: number): Omit<Offer, 'method' | 'days'> {
  if (freeFrom === undefined || price === 0) return { price, missingToFree: undefined };
  if (worth >= freeFrom) return { price: 0, missingToFree: undefined };
  return { price, missingToFree: freeFrom - worth };
}
