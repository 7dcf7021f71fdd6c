/** The member states of the EU, then those of the EEA beside: ISO 3166-1, two letters. */
const CODES = new Set(
  `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK
  IS LI NO`.split(/\s+/),
);

/**
 * Whether the law of a country asks that a reduction is told against the lowest price of the 30 days before it
 * (Article 6a of Directive 98/6/EC).
 */
export function asksForLowestPrice(country: string): boolean {
  return CODES.has(country);
}
