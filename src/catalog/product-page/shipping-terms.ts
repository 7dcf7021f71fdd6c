import * as text from '../text.ts';

interface StatedTerms {
  deliveryDays?: number | undefined;
  returnDays?: number | undefined;
}

/** The store's terms in one line below the price. That shipping is free is said where no quote can say otherwise. */
export function shippingTerms(free: boolean, { deliveryDays, returnDays }: StatedTerms): string {
  const shipping = free
    ? text.freeShipping(deliveryDays)
    : deliveryDays !== undefined && text.deliveredWithin(deliveryDays);
  return [shipping, returnDays !== undefined && text.returnsWithin(returnDays)].filter(Boolean).join(' ');
}
