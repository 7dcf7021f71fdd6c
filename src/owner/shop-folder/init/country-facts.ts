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
  AMD: ['AM'],
  ARS: ['AR'],
  AUD: ['AU'],
  AZN: ['AZ'],
  BAM: ['BA'],
  BDT: ['BD'],
  BOB: ['BO'],
  BRL: ['BR'],
  BYN: ['BY'],
  CAD: ['CA'],
  CHF: ['CH', 'LI'],
  CNY: ['CN'],
  COP: ['CO'],
  CRC: ['CR'],
  CZK: ['CZ'],
  DKK: ['DK'],
  DOP: ['DO'],
  EGP: ['EG'],
  GEL: ['GE'],
  GHS: ['GH'],
  GTQ: ['GT'],
  HKD: ['HK'],
  HNL: ['HN'],
  HUF: ['HU'],
  IDR: ['ID'],
  ILS: ['IL'],
  KES: ['KE'],
  KZT: ['KZ'],
  LKR: ['LK'],
  MAD: ['MA'],
  MDL: ['MD'],
  MKD: ['MK'],
  MXN: ['MX'],
  MYR: ['MY'],
  NGN: ['NG'],
  NIO: ['NI'],
  NOK: ['NO'],
  NPR: ['NP'],
  NZD: ['NZ'],
  PEN: ['PE'],
  PHP: ['PH'],
  PKR: ['PK'],
  PLN: ['PL'],
  QAR: ['QA'],
  RON: ['RO'],
  RSD: ['RS'],
  RUB: ['RU'],
  SAR: ['SA'],
  SEK: ['SE'],
  SGD: ['SG'],
  THB: ['TH'],
  TRY: ['TR'],
  TWD: ['TW'],
  UAH: ['UA'],
  UYU: ['UY'],
  ZAR: ['ZA'],
};

/** Undefined where the table does not have the country. */
export function currencyOfCountry(country: string | undefined): string | undefined {
  return Object.keys(COUNTRIES).find((currency) => country !== undefined && COUNTRIES[currency]?.includes(country));
}

/** The country that is proposed for a currency: one in which the language is spoken where it has the currency. */
export function countryOfCurrency(currency: string, language = shopLanguage()): string | undefined {
  const countries = COUNTRIES[currency] ?? [];
  const ofLanguage = countryOfLanguage(language);
  const own = countries.find((one) => one === ofLanguage);
  return own ?? countries.find((one) => languageOfCountry(one) === languageAlone(language)) ?? countries[0];
}

/** The country in which most who speak a language live. */
export function countryOfLanguage(language: string): string | undefined {
  return new Intl.Locale(language).maximize().region;
}

/** English is spoken and sold in everywhere. */
export function isEnglish(language: string): boolean {
  return language === 'en';
}

/** Where English is an official language and that of shops, and Intl names another one. */
const ENGLISH: readonly string[] = ['GH', 'HK', 'IE', 'IN', 'KE', 'MT', 'NG', 'PH', 'PK', 'SG', 'ZA'];

/**
 * A language as it is written in a country, `de-AT`: that of the texts, else the shop's own where it is not English,
 * else the country's.
 */
export function localeOfCountry(country: string, language: string | undefined): string {
  const shops = languageAlone(shopLanguage());
  return `${language ?? (shops === 'en' ? languageOfCountry(country) : shops)}-${country}`;
}

function languageOfCountry(country: string): string {
  return ENGLISH.includes(country) ? 'en' : new Intl.Locale('und', { region: country }).maximize().language;
}

function languageAlone(locale: string): string {
  return new Intl.Locale(locale).language;
}

export function countryOfLocale(locale: string): string | undefined {
  return new Intl.Locale(locale).region;
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
