import * as z from 'zod/mini';
import { deliveryFields } from './order-delivery.ts';
import { numberOrZero, optionalNumber, text } from '../lenient.ts';

/**
 * A way to get the goods that serves the place asked about (capability `shippingMethods`). `price` is what it costs, in
 * rupees; `missingToFree` what the lines still have to come to for it to cost nothing.
 */
export const ShippingOffer = z.object({
  ...deliveryFields,
  id: text,
  price: numberOrZero,
  missingToFree: z.optional(optionalNumber),
});
export type ShippingOffer = z.output<typeof ShippingOffer>;

/** Fields of the bodies that servers read. Functions, so that browsers do not load them with the endpoints. */

/** Where the lines go, as far as it is known: what is charged may depend on it. */
export function destinationField() {
  return z.object({
    state: z.optional(z.string().check(z.maxLength(100, 'State is too long'))),
    postalCode: z.optional(z.string().check(z.maxLength(20, 'Postal code is too long'))),
  });
}

/** The `id` of one of the offers. */
export function shippingMethodField() {
  return z.string().check(z.maxLength(60, 'The shipping method is too long'));
}
