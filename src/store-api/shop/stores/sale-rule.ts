import { StoreTerms } from '#contract/store/terms.ts';
import { asksForLowestPrice } from '#lib/lowest-price-countries.ts';

/**
 * How a sale is shown: against the price before it that the file states, or against the lowest price of the 30 days
 * before it began (docs/decisions D461).
 */
export type SaleRule = 'stated' | 'lowest';

/** The rule of a store's record, by its country. */
export function saleRuleOf({ terms }: Record<string, unknown>): SaleRule {
  return asksForLowestPrice(StoreTerms.parse(terms)?.country ?? '') ? 'lowest' : 'stated';
}
