import * as text from '../text.ts';
import type { StoreTerms } from '#contract/store/terms.ts';

type StatedTerms = Pick<StoreTerms, 'deliveryDays' | 'returnDays' | 'noReturns'>;

/**
 * The store's terms for a product in one line below the price. That shipping is free is said where no quote can say
 * otherwise.
 */
export function shippingTerms(
  free: boolean,
  category: string,
  { deliveryDays, returnDays, noReturns }: StatedTerms,
): string {
  const shipping = free
    ? text.freeShipping(deliveryDays)
    : deliveryDays !== undefined && text.deliveredWithin(deliveryDays);
  const returns = noReturns?.includes(category)
    ? text.notReturned
    : returnDays !== undefined && text.returnsWithin(returnDays);
  return [shipping, returns].filter(Boolean).join(' ');
}
