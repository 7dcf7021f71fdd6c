import * as z from 'zod/mini';
import { optionalFlag, optionalText, orElse, readOr, text } from '../lenient.ts';
import { SHIPPING_METHOD } from '#config.ts';

/** The days, `YYYY-MM-DD` in the store's time zone, between which something arrives or can be picked up. */
const Arrival = z.object({ earliest: text, latest: text });
export type Arrival = z.output<typeof Arrival>;

/** The name of a way of delivery; that of the specification where a backend gives none. */
export const methodLabel = z.pipe(
  orElse(text, ''),
  z.transform((label) => label || SHIPPING_METHOD),
);

/** How something is delivered: what an order and an offer say alike. */
export const deliveryFields = {
  label: methodLabel,
  pickUp: z.optional(optionalFlag),
  /** With `pickUp`: where and when, such as an address with hours. */
  at: z.optional(optionalText),
  arrives: z.optional(readOr(Arrival, undefined)),
};

/**
 * How an order is delivered, as it was promised when it was placed (capability `shippingMethods`). Read where it is
 * shown: an order is read on pages that do not show it.
 */
export const OrderDelivery = z.object(deliveryFields);
export type OrderDelivery = z.output<typeof OrderDelivery>;
