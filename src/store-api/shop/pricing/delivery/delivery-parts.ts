import type { Part } from '../part.ts';
import type { DiscountTerms } from '../terms.ts';
import type { Offer } from './offers.ts';

/** What a method costs, also where that is nothing, and the discount that takes it off. */
export function deliveryParts(chosen: Offer | undefined, discounts: readonly DiscountTerms[]): Part[] {
  if (chosen === undefined) return [];
  const { method, price } = chosen;
  const shipping: Part = { kind: 'shipping', label: method.label, amount: price };
  const free = freeing(discounts);
  if (free === undefined || price === 0) return [shipping];
  return [shipping, { kind: 'shipping-discount', label: free.label, amount: -price }];
}

/** The discount that takes off the delivery, whatever the method costs. */
export function freeing(discounts: readonly DiscountTerms[]): DiscountTerms | undefined {
  return discounts.find(({ freeDelivery }) => freeDelivery === true);
}
