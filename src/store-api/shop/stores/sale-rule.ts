import { StoreTerms } from '#contract/store/terms.ts';
import { MEMBER_STATES } from '#lib/places/member-states.ts';

/**
 * How a sale is shown: against the price before it that the file states, or against the lowest price of the 30 days
 * before it began, as Article 6a of Directive 98/6/EC asks (docs/decisions D461).
 */
export type SaleRule = 'stated' | 'lowest';

/** The member states of the EU, then those of the EEA beside. */
const ASKS_FOR_LOWEST = new Set([...MEMBER_STATES, 'IS', 'LI', 'NO']);

/** The rule of a store's record, by its country. */
export function saleRuleOf({ terms }: Record<string, unknown>): SaleRule {
  return ASKS_FOR_LOWEST.has(StoreTerms.parse(terms)?.country ?? '') ? 'lowest' : 'stated';
}
