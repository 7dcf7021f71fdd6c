import { isOneOf, longestBeginning } from '../place-names.ts';
import type { Place } from '../request.ts';
import type { RateTerms, TaxClassTerms } from '../terms.ts';

/** The rates of a class that hold at a place on a day: of those nearest to it the newest; undefined: none does. */
export function ratesAt({ rates }: TaxClassTerms, place: Place, day: string): RateTerms | undefined {
  return rates
    .filter(({ from }) => from <= day)
    .flatMap((each) => {
      const nearness = nearnessOf(each, place);
      return nearness === undefined ? [] : [{ each, nearness }];
    })
    .toSorted((one, other) => other.nearness - one.nearness || (one.each.from < other.each.from ? 1 : -1))[0]?.each;
}

/** By the longest beginning of the postal code, then by the state; undefined: the rates are of another place. */
function nearnessOf({ states, postalCodes }: RateTerms, { state = '', postalCode = '' }: Place): number | undefined {
  if (states !== undefined && !isOneOf(state, states)) return undefined;
  const length = postalCodes === undefined ? 0 : longestBeginning(postalCode, postalCodes);
  return length === undefined ? undefined : 2 * length + (states === undefined ? 0 : 1);
}
