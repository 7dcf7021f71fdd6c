import * as z from 'zod';
import { isCountryCode, meantCountry } from '#lib/places/country-code.ts';

const COUNTRY = 'must be a country of two capital letters, such as DE or IN';

/** A country by its code; another code of it, such as UK, is refused with the right one. */
export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: COUNTRY, abort: true })
  .refine(isCountryCode, { error: ({ input }) => noCountry(String(input)) });

function noCountry(code: string): string {
  const meant = meantCountry(code);
  return meant === undefined
    ? `${COUNTRY}, which ${code} is not`
    : `must be a country, which ${code} is not: did you mean ${meant}?`;
}
