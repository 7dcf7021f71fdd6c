import { totalPartsIn } from '#backends/serving/total-part-texts.ts';
import { shopLanguage } from '#translations/shop-language.ts';
import { shareOf } from '../exact.ts';
import type { Part } from '../part.ts';
import type { PricingTerms } from '../terms.ts';

/** What makes a total a multiple of the store's unit, halves up. */
export function roundingOf({ roundTotalTo: unit, language }: PricingTerms, total: number): Part[] {
  if (unit === undefined) return [];
  const amount = shareOf(total, { part: 1n, whole: BigInt(unit) }) * unit - total;
  return amount === 0 ? [] : [{ kind: 'rounding', label: totalPartsIn(language ?? shopLanguage()).rounding, amount }];
}
