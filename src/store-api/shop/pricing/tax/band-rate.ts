import { isWithin } from '../exact.ts';
import type { RateTerms, TaxTerms } from '../terms.ts';

/** The rate of one piece, by its value before tax and after discounts. */
export function bandRate(
  { bands }: RateTerms,
  amount: number,
  { included, gap }: Pick<TaxTerms, 'included' | 'gap'>,
): number {
  let rate: number | undefined;
  let limit = 0;
  for (const band of bands) {
    if (rate !== undefined) {
      if (isWithin(amount, limit, included ? rate : 0)) return rate;
      // With tax in prices some are too dear for the one rate and too cheap for the next.
      if (included && isWithin(amount, limit, band.rate)) return gap === 'lower' ? rate : band.rate;
    }
    rate = band.rate;
    limit = band.upTo ?? Infinity;
  }
  return rate ?? 0;
}
