import type { ShippingOffer } from '#contract/shipping/shipping.ts';
import type { StoreDelivery } from '#contract/store/delivery.ts';

/** Can goods only be come for there, from a store that sends them elsewhere? */
export function isPickUpOnly(offers: readonly ShippingOffer[], delivery: StoreDelivery | undefined): boolean {
  const sends = delivery?.methods.some(({ pickUp }) => !pickUp) === true;
  return sends && offers.length > 0 && offers.every(({ pickUp }) => pickUp);
}
