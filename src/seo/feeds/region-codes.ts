import { STATE_CODES } from '#lib/places/state-codes-of-india.ts';

/** Countries whose regions the feed's format takes, by ISO 3166-2 without the country. */
const COUNTRIES = ['AU', 'BR', 'DE', 'FR', 'IN', 'JP', 'NZ', 'US'];

const CODES = new Map(STATE_CODES.split(', ').map((entry) => [plain(entry.slice(0, -3)), entry.slice(-2)]));

/** The code of a state as addresses spell it; undefined: nobody here knows one. */
export function regionCode(country: string, state: string): string | undefined {
  if (country === 'IN') return CODES.get(plain(state));
  return COUNTRIES.includes(country) && /^[A-Z\d]{1,3}$/.test(state) ? state : undefined;
}

function plain(name: string): string {
  return name.replace(/\s+/g, '').toUpperCase();
}
