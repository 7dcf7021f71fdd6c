/** Words of the shop, and what they are called in a country that speaks English. */
export type CountryWords = readonly (readonly [word: string, there: string])[];

const SPELLED: CountryWords = [['color', 'colour']];
const POSTCODE: CountryWords = [['postal code', 'postcode']];
const ZIP: CountryWords = [['postal code', 'ZIP code']];
const DELIVERY: CountryWords = [['shipping', 'delivery']];
const COLLECTION: CountryWords = [
  ['for pickup', 'for collection'],
  ['pick-up', 'collection'],
  ['picked up', 'collected'],
  ['pick up', 'collect'],
];
const taxCalled = (name: string): CountryWords => [
  ['taxes', name],
  ['tax included', `${name} included`],
  ['tax added', `${name} added`],
  ['before tax', `before ${name}`],
];

/** Where more differs than how a word is spelled. */
const BY_REGION: Readonly<Record<string, CountryWords>> = {
  AU: [...SPELLED, ...POSTCODE, ['city', 'suburb'], ...DELIVERY, ...taxCalled('GST')],
  GB: [...SPELLED, ...POSTCODE, ...DELIVERY, ...COLLECTION, ...taxCalled('VAT')],
  IE: [...SPELLED, ['postal code', 'Eircode'], ...DELIVERY, ...COLLECTION, ...taxCalled('VAT')],
  NZ: [...SPELLED, ...POSTCODE, ...DELIVERY, ...taxCalled('GST')],
  PH: ZIP,
  US: [...ZIP, ['for free delivery', 'for free shipping'], ['house number, street, area', 'street, apartment, unit']],
};

/** What the country of a locale calls otherwise than the English texts do: nothing, where it is not English or none. */
export function countryWords(locale: string): CountryWords {
  const { language, region = '' } = new Intl.Locale(locale);
  return language === 'en' && /^[A-Z]/.test(region) ? (BY_REGION[region] ?? SPELLED) : [];
}
