import { isNamed, plainName } from '../place-names.ts';
import type { Place } from '../request.ts';
import type { PricingTerms } from '../terms.ts';

/** Whether the store may sell to a place at all; undefined: the place does not say enough. */
export function isServed(terms: PricingTerms, place: Place, pickUp: boolean): boolean | undefined {
  const { country, delivery, tax } = terms;
  if (delivery === undefined && tax === undefined) return true;
  if (country !== undefined && place.country !== undefined && plainName(country) !== place.country) return false;
  if (pickUp) return true;
  const answers = [isInState(terms, place), not(isNamed(place, { postalCodes: delivery?.notServed }))];
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

/** Under composition nothing leaves the store's state. */
function isInState({ state, tax }: PricingTerms, place: Place): boolean | undefined {
  if (tax?.registration !== 'composition' || state === undefined) return true;
  return place.state === undefined ? undefined : place.state === plainName(state);
}

function not(answer: boolean | undefined): boolean | undefined {
  return answer === undefined ? undefined : !answer;
}
