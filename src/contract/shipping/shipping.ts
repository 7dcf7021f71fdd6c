import * as z from 'zod/mini';
import { optionalFlag, optionalNumber, readOr, text } from '../lenient.ts';

/** A day of the store, `YYYY-MM-DD`. */
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** The days, in the store's time zone, between which something arrives or can be picked up. */
const Arrival = z.object({ earliest: day, latest: day });
export type Arrival = z.output<typeof Arrival>;

/**
 * A way to get the goods that serves the place asked about (capability `shippingMethods`). `price` is what it costs, in
 * rupees; `missingToFree` what the lines still have to come to for it to cost nothing.
 */
export const ShippingOffer = z.object({
  id: z.pipe(text, z.string().check(z.minLength(1))),
  label: z.pipe(text, z.string().check(z.minLength(1))),
  price: z.pipe(optionalNumber, z.number()),
  pickUp: z.optional(optionalFlag),
  missingToFree: z.optional(optionalNumber),
  arrives: z.optional(readOr(Arrival, undefined)),
});
export type ShippingOffer = z.output<typeof ShippingOffer>;

/** How an order is delivered, as it was promised when it was placed. */
export const OrderDelivery = z.object({
  label: z.pipe(text, z.string().check(z.minLength(1))),
  pickUp: z.optional(optionalFlag),
  arrives: z.optional(readOr(Arrival, undefined)),
});
export type OrderDelivery = z.output<typeof OrderDelivery>;

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
