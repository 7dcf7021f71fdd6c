/** Most of Europe; where a state is given, it stands behind. */
const CODE_FIRST = 'postalCode city, state';
const CODE_FIRST_BARE = 'postalCode city state';
const CODE_BELOW = 'city, state\npostalCode';
const CODE_LAST = 'city state postalCode';

/**
 * How a country writes town, state and postal code, as addressLines of address-fields.ts reads it: the format of its
 * posts as Google's address data has it. What is not listed is written as the specification writes it, as in India and
 * the United States.
 */
const PLACE_LINES = new Map(
  Object.entries({
    [CODE_FIRST]: [
      ...['AD', 'AL', 'AT', 'BA', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'DZ', 'EE', 'ES', 'FI', 'FO', 'FR', 'GL'],
      ...['GR', 'HR', 'HU', 'IS', 'LI', 'LT', 'LU', 'MA', 'MC', 'MD', 'ME', 'MK', 'MX', 'NL', 'NO', 'PL', 'PT', 'RO'],
      ...['RS', 'SE', 'SI', 'SK', 'SM', 'TN', 'TR', 'VA', 'XK'],
    ],
    [CODE_FIRST_BARE]: ['IT'],
    [CODE_BELOW]: ['GB', 'GG', 'IE', 'IM', 'JE', 'ZA'],
    [CODE_LAST]: ['AU', 'CA', 'IL', 'MT', 'NZ', 'SG'],
    'city-state\npostalCode': ['BR'],
  }).flatMap(([line, countries]) => countries.map((country) => [country, line])),
);

/** Undefined: as the specification writes it. */
export function placeLineOf(country: string | undefined): string | undefined {
  return PLACE_LINES.get(country ?? '');
}
