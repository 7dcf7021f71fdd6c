import { countryAddress } from './country-address.ts';
import { isInUnion } from '#store-api/shop/stores/returns-settings.ts';
import { addressLines } from '#contract/store/address-fields.ts';
import { placeLineOf } from '#contract/store/place-lines.ts';

/** By country, of those where many shops are. */
const DIALLING: Partial<Record<string, number>> = {
  ...{
    AT: 43,
    AU: 61,
    BE: 32,
    BR: 55,
    CA: 1,
    CH: 41,
    CZ: 420,
    DE: 49,
    DK: 45,
    ES: 34,
    FI: 358,
    FR: 33,
    GB: 44,
    IE: 353,
  },
  ...{ IN: 91, IT: 39, LU: 352, MX: 52, NL: 31, NO: 47, NZ: 64, PL: 48, PT: 351, SE: 46, SG: 65, US: 1, ZA: 27 },
};

/** Currencies of which a few units buy something. */
const OF_LARGE_UNITS = ['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'NZD', 'SGD', 'USD'];

/** Outside the Union. */
const OTHERS_WITH_IBAN = ['CH', 'GB', 'IS', 'LI', 'NO'];

/** What the comments of a new folder show, as it is in a country: '' where nobody has said it. */
export interface CountryExamples {
  phone: string;
  address: string;
  /** Of a parcel, in the currency. */
  fee: string;
  /** A total up to which something is done. */
  limit: string;
  /** Of the product that is an example. */
  price: string;
  /** Two beginnings of postal codes. */
  postalCodes: readonly [string, string];
  /** A line of `footer` that names marks of ways to pay. */
  brands: string;
  /** Lines of `payments`. */
  payments: readonly string[];
  /** Lines of `synonyms.txt`. */
  synonym: string;
}

export function examplesOf(country: string, currency: string): CountryExamples {
  const isIndia = country === 'IN';
  const code = DIALLING[country];
  const shape = isIndia ? '999999' : (countryAddress(country)?.postalCode?.[0] ?? '99999');
  const postalCode = shapeExample(shape);
  const isLarge = OF_LARGE_UNITS.includes(currency);
  return {
    phone: code === undefined ? '+COUNTRY NUMBER' : isIndia ? '+91 22 0000 0000' : `+${code} 000 000000`,
    address: addressLines({ address: '1 High Street', city: 'Town', postalCode }, placeLineOf(country)).join(', '),
    fee: isLarge ? '4.90' : '49',
    limit: isLarge ? '300' : '5000',
    price: isLarge ? '29.00' : '999.00',
    postalCodes: isIndia ? ['744', '737'] : [postalCode.slice(0, 2), shape.slice(0, 2).replaceAll('A', 'Z')],
    brands: isIndia
      ? 'brands: [upi, rupay, visa]   # marks of ways to pay: upi, rupay, visa, mastercard, bank'
      : 'brands: [visa, mastercard]   # marks of ways to pay: visa, mastercard, bank; of India upi, rupay',
    payments: isIndia
      ? [
          '- gateway: upi          # or payu, razorpay, stripe',
          '  label: "Any UPI app"  # what shoppers read',
          '- gateway: stripe',
        ]
      : ['- gateway: stripe       # or, of India, upi, payu, razorpay', '  label: "Card"         # what shoppers read'],
    synonym: isIndia ? 'topi > cap ' : 'loafers > shoes',
  };
}

/** 12345 of 99999, A1 2BC of A9 9AA. */
function shapeExample(shape: string): string {
  let [digits, letters] = [0, 0];
  return shape.replace(/[9A]/g, (sign) => (sign === '9' ? String(++digits % 10) : 'ABCDEF'.charAt(letters++ % 6)));
}

/** What tells a bank there, where it is no sort code. */
const BANK_CODES: Readonly<Record<string, readonly [label: string, value: string]>> = {
  AU: ['BSB', '012-345'],
  CA: ['Transit and institution number', '12345-678'],
  IN: ['IFSC', 'SBIN0000300'],
  US: ['Routing number', '012345678'],
};

/** The number of an account as banks of a country want it, for a comment of store.yaml. */
export function transferExample(country: string): string {
  if (isInUnion(country) || OTHERS_WITH_IBAN.includes(country))
    return [
      '#   iban: "DE89 3704 0044 0532 0130 00"',
      '#   bic: COBADEFFXXX          # for transfers from abroad',
    ].join('\n');
  const [label, value] = BANK_CODES[country] ?? ['Sort code', '12-34-56'];
  return [
    '#   account:                  # as banks ask for it',
    '#     - { label: "Account number", value: "12345678" }',
    `#     - { label: "${label}", value: "${value}" }`,
  ].join('\n');
}
