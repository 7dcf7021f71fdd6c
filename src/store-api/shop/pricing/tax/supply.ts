import { plainName, plainPlace } from '../place-names.ts';
import type { Place } from '../request.ts';
import type { PricingTerms, TaxTerms } from '../terms.ts';

/** Where goods change hands, as tax asks. */
export interface Supply {
  place: Place;
  /** In the store's own state. */
  inside: boolean;
}

/** The place of supply; undefined as long as nobody has said what the tax depends on. */
export function supplyOf(
  { country, state = '', postalCode }: PricingTerms,
  tax: TaxTerms,
  place: Place | undefined,
  pickUp: boolean,
): Supply | undefined {
  if (pickUp) return { place: plainPlace({ country, state, postalCode }) ?? {}, inside: true };
  if (place === undefined || !saysEnough(place, tax)) return undefined;
  return { place, inside: place.state !== undefined && place.state === plainName(state) };
}

function saysEnough({ state, postalCode }: Place, { halves, classes }: TaxTerms): boolean {
  const rates = classes.flatMap((each) => each.rates);
  const asksState = halves !== undefined || rates.some(({ states }) => states !== undefined);
  const asksPostalCode = rates.some(({ postalCodes }) => postalCodes !== undefined);
  return !(asksState && state === undefined) && !(asksPostalCode && postalCode === undefined);
}
