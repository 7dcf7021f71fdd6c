import * as z from 'zod/mini';
import { isObject, list, numberOrZero, optionalNumber, optionalText, text } from './lenient.ts';

const required = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .check(z.trim(), z.minLength(1, `${label} is required`), z.maxLength(max, `${label} is too long`));

/** The six shipping fields, all non-empty after trimming (docs/behaviour.md section 5). */
export const ShippingAddress = z.object({
  fullName: required('Full name', 200),
  address: required('Address', 500),
  city: required('City', 100),
  state: required('State', 100),
  postalCode: required('Postal code', 20),
  phone: required('Phone', 30),
});

/** The same where the store may ask for no state: '' then. A function: browsers load it only where it is called. */
export const statelessAddress = () =>
  z.extend(ShippingAddress, {
    state: z.string('State is required').check(z.trim(), z.maxLength(100, 'State is too long')),
  });

/** A bought line. `price` is the unit price in rupees at the time of the order. */
export const WireOrderItem = z.object({
  id: z.optional(text),
  productTitle: z.optional(text),
  quantity: z._default(numberOrZero, 0),
  price: z._default(numberOrZero, 0),
  size: z.optional(optionalText),
  color: z.optional(optionalText),
  image: z.optional(optionalText),
});

export const WireAddress = z.object({
  fullName: z.optional(optionalText),
  address: z.optional(text),
  city: z.optional(text),
  state: z.optional(text),
  postalCode: z.optional(text),
  phone: z.optional(optionalText),
});

/**
 * An order as returned (docs/behaviour.md section 3). `status` as in order-status.ts. `total`, in rupees, is what the
 * order comes to; a backend may send none (docs/decisions D220).
 */
export const WireOrder = z.object({
  id: z.pipe(text, z.string().check(z.minLength(1))),
  status: z.optional(numberOrZero),
  createdAt: z.optional(text),
  total: z.optional(optionalNumber),
  items: z.optional(list(WireOrderItem)),
  shippingAddress: z.pipe(
    z.transform((raw: unknown) => (isObject(raw) ? raw : {})),
    WireAddress,
  ),
});

export type ShippingAddress = z.output<typeof ShippingAddress>;
export type WireOrder = z.output<typeof WireOrder>;
export type WireOrderItem = z.output<typeof WireOrderItem>;
