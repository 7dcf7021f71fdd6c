import * as z from 'zod/mini';
import {
  ADDRESS_FIELD_NAMES,
  addressField,
  type AddressFieldName,
  type OptionalFieldName,
} from './store/address-fields.ts';
import { isObject, list, numberOrZero, optionalText, readOr, text } from './lenient.ts';
import { OrderDelivery } from './shipping/shipping.ts';
import { totalsFields } from './totals.ts';

type Field = ReturnType<typeof addressField>;

/** The messages of wrong fields of the address. */
export interface AddressMessages {
  missing: (name: AddressFieldName) => string;
  tooLong: (name: AddressFieldName) => string;
}

/** For whoever calls the API; a form has its own texts. */
export const WIRE_MESSAGES: AddressMessages = {
  missing: (name) => `${addressField(name).label} is required`,
  tooLong: (name) => `${addressField(name).label} is too long`,
};

type OptionalText = z.ZodMiniOptional<z.ZodMiniString<string>>;
type AddressSchemas = {
  [Name in AddressFieldName]: Name extends OptionalFieldName ? OptionalText : z.ZodMiniString<string>;
};

/**
 * The shipping fields, those that are required not empty after trimming (docs/behaviour.md 5.checkout.fields); where
 * the store may ask for no state, it may be ''. A function: browsers load it only where it is called.
 */
export function shippingAddress({ asksState, says }: { asksState: boolean; says: AddressMessages }) {
  const schemaOf = (name: AddressFieldName) => {
    const { required, max }: Field = addressField(name);
    const mayBeEmpty = z.string(says.missing(name)).check(z.trim(), z.maxLength(max, says.tooLong(name)));
    if (required === 'never') return z.optional(mayBeEmpty);
    return required === 'always' || asksState
      ? z
          .string(says.missing(name))
          .check(z.trim(), z.minLength(1, says.missing(name)), z.maxLength(max, says.tooLong(name)))
      : mayBeEmpty;
  };
  return z.object(
    Object.fromEntries(ADDRESS_FIELD_NAMES.map((name) => [name, schemaOf(name)])) as unknown as AddressSchemas,
  );
}

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

export const WireAddress = z.object(
  Object.fromEntries(ADDRESS_FIELD_NAMES.map((name) => [name, z.optional(optionalText)])) as Record<
    AddressFieldName,
    z.ZodMiniOptional<typeof optionalText>
  >,
);

/**
 * A parcel of an order that has left, as far as the backend knows it. `trackingUrl` is the carrier's page of it,
 * `sentAt` ISO 8601.
 */
export const WireParcel = z.object({
  carrier: z.optional(optionalText),
  trackingNumber: z.optional(optionalText),
  trackingUrl: z.optional(optionalText),
  sentAt: z.optional(optionalText),
});

/**
 * An order as returned (docs/behaviour.md 3.order.wire). `status` as in order-status.ts. `subtotal`, `parts` and
 * `total` (totals.ts) are what it comes to, in rupees; a backend may send none (docs/decisions D220). `currency` (ISO
 * 4217) of its amounts; without it the store's. `parcels`: what of it was sent, the first one first. `delivery`
 * (capability `shippingMethods`): how it comes, as promised when it was placed.
 */
export const WireOrder = z.object({
  id: z.pipe(text, z.string().check(z.minLength(1))),
  status: z.optional(numberOrZero),
  createdAt: z.optional(text),
  ...totalsFields,
  currency: z.optional(optionalText),
  items: z.optional(list(WireOrderItem)),
  parcels: z.optional(list(WireParcel)),
  delivery: z.optional(readOr(OrderDelivery, undefined)),
  shippingAddress: z.pipe(
    z.transform((raw: unknown) => (isObject(raw) ? raw : {})),
    WireAddress,
  ),
});

export type ShippingAddress = z.output<ReturnType<typeof shippingAddress>>;
export type WireOrder = z.output<typeof WireOrder>;
export type WireParcel = z.output<typeof WireParcel>;
export type WireOrderItem = z.output<typeof WireOrderItem>;
