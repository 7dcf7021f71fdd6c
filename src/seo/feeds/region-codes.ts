import { STATES_BY_CODE } from '#lib/places/states-by-code.ts';

/** Countries whose regions the feed's format takes, by ISO 3166-2 without the country. */
const COUNTRIES = ['AU', 'BR', 'DE', 'FR', 'IN', 'JP', 'NZ', 'US'];

/** India's codes that ISO 3166-2 has changed since: the list has those of before 2023. */
const CODES_SINCE_2023: Readonly<Record<string, string>> = { ct: 'CG', dn: 'DH', or: 'OD', tg: 'TS', ut: 'UK' };

const CODES_OF_INDIA = new Map(
  Object.entries(STATES_BY_CODE.in ?? {}).map(([code, name]) => [
    plain(name),
    CODES_SINCE_2023[code] ?? code.toUpperCase(),
  ]),
);

/** The code of a state as addresses spell it; undefined: nobody here knows one. */
export function regionCode(country: string, state: string): string | undefined {
  if (country === 'IN') return CODES_OF_INDIA.get(plain(state));
  return COUNTRIES.includes(country) && /^[A-Z\d]{1,3}$/.test(state) ? state : undefined;
}

function plain(name: string): string {
  return name.replace(/\s+/g, '').toUpperCase();
}
