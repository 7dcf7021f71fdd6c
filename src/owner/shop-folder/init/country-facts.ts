import { shopLanguage } from '#translations/shop-language.ts';

/** Currencies with two decimals, with the countries that have them, the one first that a shop is proposed to be in. */
const COUNTRIES: Record<string, readonly string[]> = {
  EUR: [
    ...['IE', 'DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'AT', 'PT', 'FI', 'GR', 'LU', 'SK', 'SI', 'EE', 'LV', 'LT', 'MT'],
    ...['CY', 'HR', 'BG'],
  ],
  USD: ['US', 'EC', 'SV', 'PR'],
  GBP: ['GB'],
  INR: ['IN'],
  AED: ['AE'],
  ARS: ['AR'],
  AUD: ['AU'],
  BDT: ['BD'],
  BRL: ['BR'],
  CAD: ['CA'],
  CHF: ['CH', 'LI'],
  CNY: ['CN'],
  COP: ['CO'],
  CZK: ['CZ'],
  DKK: ['DK'],
  EGP: ['EG'],
  HKD: ['HK'],
  HUF: ['HU'],
  IDR: ['ID'],
  ILS: ['IL'],
  KES: ['KE'],
  LKR: ['LK'],
  MAD: ['MA'],
  MXN: ['MX'],
  MYR: ['MY'],
  NGN: ['NG'],
  NOK: ['NO'],
  NPR: ['NP'],
  NZD: ['NZ'],
  PEN: ['PE'],
  PHP: ['PH'],
  PKR: ['PK'],
  PLN: ['PL'],
  QAR: ['QA'],
  RON: ['RO'],
  SAR: ['SA'],
  SEK: ['SE'],
  SGD: ['SG'],
  THB: ['TH'],
  TRY: ['TR'],
  TWD: ['TW'],
  UAH: ['UA'],
  ZAR: ['ZA'],
};

/** Undefined where the table does not have the country. */
export function currencyOfCountry(country: string | undefined): string | undefined {
  return Object.keys(COUNTRIES).find((currency) => country !== undefined && COUNTRIES[currency]?.includes(country));
}

/** The country that is proposed for a currency: that of the shop's language where it has the currency. */
export function countryOfCurrency(currency: string): string | undefined {
  const countries = COUNTRIES[currency] ?? [];
  const ofLanguage = new Intl.Locale(shopLanguage()).maximize().region;
  return countries.find((one) => one === ofLanguage) ?? countries[0];
}

/** The shop's language as it is written in a country: `en-DE`. */
export function localeOfCountry(country: string): string {
  return `${new Intl.Locale(shopLanguage()).language}-${country}`;
}

export function countryOfLocale(locale: string): string | undefined {
  return new Intl.Locale(locale).region;
}

/** The time zone of a country in which clocks show the same everywhere; else this machine's. */
export function timeZoneOf(country: string): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = /^[A-Z]{2}$/.test(country) ? zonesOf(new Intl.Locale('und', { region: country })) : [];
  const [first] = zones;
  const isOne = new Set(zones.map(offsetOf)).size === 1;
  return first === undefined || !isOne || zones.includes(own) ? own : first;
}

function offsetOf(timeZone: string): string | undefined {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/** Older engines have them as a property; one that knows none gives none. */
function zonesOf(locale: Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] }): string[] {
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** A country by its name in any of the languages in which exports have been seen; by its code, too. */
export function countryNamed(name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  if (OTHER_NAMES[wanted] !== undefined) return OTHER_NAMES[wanted];
  const codes = Object.values(COUNTRIES).flat();
  const upper = wanted.toUpperCase();
  if (codes.includes(upper)) return upper;
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const found = codes.find((code) => names.of(code)?.toLowerCase() === wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'hi'];
const OTHER_NAMES: Partial<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
};
