import type { ShippingOffer } from '#contract/shipping/shipping.ts';
import type { StoreDelivery } from '#contract/store/delivery.ts';

/** Can goods only be come for there, from a store that sends them elsewhere? */
export function isPickUpOnly(offers: readonly ShippingOffer[], delivery: StoreDelivery | undefined): boolean {
  return sendsGoods(delivery) && offers.length > 0 && offers.every(({ pickUp }) => pickUp);
}

export function sendsGoods(delivery: StoreDelivery | undefined): boolean {
  return delivery?.methods.some(({ pickUp }) => !pickUp) === true;
}
