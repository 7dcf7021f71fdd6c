import type { Place } from './request.ts';

/** States, postal codes, codes of tariffs and of discounts are compared like this: neither case nor blanks count. */
export function plainName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
}

/** A place as it is compared: what it leaves empty it does not say. One that says nothing is none. */
export function plainPlace({ country = '', state = '', postalCode = '' }: Place): Place | undefined {
  const [plainCountry, plainState, plainCode] = [country, state, postalCode].map(
    (name) => plainName(name) || undefined,
  );
  if (plainCountry === undefined && plainState === undefined && plainCode === undefined) return undefined;
  return { country: plainCountry, state: plainState, postalCode: plainCode };
}

export function isOneOf(name: string, names: readonly string[]): boolean {
  return names.some((one) => plainName(one) === name);
}

/** The length of the longest of these beginnings that a name has. */
export function longestBeginning(name: string, beginnings: readonly string[]): number | undefined {
  const lengths = beginnings.map(plainName).filter((beginning) => name.startsWith(beginning));
  return lengths.length === 0 ? undefined : Math.max(...lengths.map(({ length }) => length));
}

interface Named {
  states?: readonly string[] | undefined;
  postalCodes?: readonly string[] | undefined;
}

/** Whether a state or a beginning of a postal code names the place; undefined: it does not say enough. */
export function isNamed({ state, postalCode }: Place, { states = [], postalCodes = [] }: Named): boolean | undefined {
  if (state !== undefined && isOneOf(state, states)) return true;
  if (postalCode !== undefined && longestBeginning(postalCode, postalCodes) !== undefined) return true;
  const unsaid = (state === undefined && states.length > 0) || (postalCode === undefined && postalCodes.length > 0);
  return unsaid ? undefined : false;
}
