import * as z from 'zod/mini';
import { ADDRESS_FIELD_NAMES, type AddressFieldName } from './store/address-fields.ts';
import { isObject, list, numberOrZero, optionalFlag, optionalNumber, optionalText, orElse, text } from './lenient.ts';
import { totalsFields } from './totals.ts';

/** A bought line. `price` is the unit price in rupees at the time of the order, `sku` the owner's own number of it. */
export const WireOrderItem = z.object({
  id: z.optional(text),
  productTitle: z.optional(text),
  quantity: orElse(numberOrZero, 0),
  price: orElse(numberOrZero, 0),
  size: z.optional(optionalText),
  color: z.optional(optionalText),
  image: z.optional(optionalText),
  sku: z.optional(optionalText),
});

export const WireAddress = z.object(
  Object.fromEntries(ADDRESS_FIELD_NAMES.map((name) => [name, z.optional(optionalText)])) as Record<
    AddressFieldName,
    z.ZodMiniOptional<typeof optionalText>
  >,
);

/** Pieces of a line of the order that are in one of its parcels. */
export const WireParcelItem = z.object({
  id: z.optional(text),
  productTitle: z.optional(text),
  quantity: orElse(numberOrZero, 0),
  size: z.optional(optionalText),
  color: z.optional(optionalText),
});

/**
 * A parcel of an order that has left, as far as the backend knows it. `trackingUrl` is the carrier's page of it,
 * `sentAt` and `deliveredAt` ISO 8601. `items` are what is in it, where not all of the order is.
 */
export const WireParcel = z.object({
  carrier: z.optional(optionalText),
  trackingNumber: z.optional(optionalText),
  trackingUrl: z.optional(optionalText),
  sentAt: z.optional(optionalText),
  deliveredAt: z.optional(optionalText),
  items: z.optional(list(WireParcelItem)),
});

/** A document of an order, `kind` as in the store's own words; `url` is its page, below the shop or at another host. */
export const WireDocument = z.object({
  kind: z.optional(text),
  number: z.pipe(text, z.string().check(z.minLength(1))),
  url: z.pipe(text, z.string().check(z.minLength(1))),
});

/** A Transfer (orders/transfer.ts), for the same reason as the next. */
export const unreadTransfer = z.unknown();

/** An OrderDelivery, which pages that do not show it leave unread, with its code. */
export const unreadDelivery = z.unknown();

/** What `readOrderChanges` of order-changes.ts reads, and cancelled-pieces.ts, for the same reason. */
export const unreadChanges = z.unknown();
export const unreadReturns = z.unknown();
export const unreadCancelled = z.unknown();

/**
 * An order as returned (docs/behaviour.md 3.order.wire). `status` as in order-status.ts. `subtotal`, `parts` and
 * `total` (totals.ts) are what it comes to, in rupees; a backend may send none (docs/decisions D220). `currency` (ISO
 * 4217) of its amounts; without it the store's. `number` (capability `orderNumbers`): by which people call it; without
 * it, its id. `parcels`: what of it was sent, the first one first. `delivery` (shipping/order-delivery.ts): how it
 * comes, as promised when it was placed. `toPayOnDelivery` (capability `payOnDelivery`): what is still to be paid when
 * it comes, in rupees. `toConfirm` (capability `orderLinks`): it is not packed before its buyer has confirmed it by a
 * mailed link; for the buyer alone: `mailedTo`, the address of that mail, `transfer` (capability `bankTransfer`,
 * orders/transfer.ts): where its money is awaited, and `documents`: receipts, invoices and credit notes. `refunded`:
 * what of it has gone back, in rupees; `refundPending`: what is on its way back at a gateway. Each is absent where
 * there is none. `heldUntil`: while it is not paid, when it will be cancelled, ISO 8601. `paymentReference` (capability
 * of that name), for the buyer alone: by it its buyer says that it was paid, and the store has not confirmed that yet.
 * `changes` and `returns` (capability `orderChanges`, order-changes.ts), for the account that bought it: what it may
 * change of it, and what it sends back. `cancelled` (cancelled-pieces.ts): what was called off while the rest goes on.
 */
export const WireOrder = z.object({
  id: z.pipe(text, z.string().check(z.minLength(1))),
  number: z.optional(optionalText),
  status: z.optional(numberOrZero),
  createdAt: z.optional(text),
  ...totalsFields,
  currency: z.optional(optionalText),
  items: z.optional(list(WireOrderItem)),
  parcels: z.optional(list(WireParcel)),
  documents: z.optional(list(WireDocument)),
  delivery: z.optional(unreadDelivery),
  toPayOnDelivery: z.optional(optionalNumber),
  refunded: z.optional(optionalNumber),
  refundPending: z.optional(optionalNumber),
  toConfirm: z.optional(optionalFlag),
  mailedTo: z.optional(optionalText),
  heldUntil: z.optional(optionalText),
  paymentReference: z.optional(optionalText),
  transfer: z.optional(unreadTransfer),
  changes: z.optional(unreadChanges),
  returns: z.optional(unreadReturns),
  cancelled: z.optional(unreadCancelled),
  shippingAddress: z.pipe(
    z.transform((raw: unknown) => (isObject(raw) ? raw : {})),
    WireAddress,
  ),
});

export type WireOrder = z.output<typeof WireOrder>;
export type WireDocument = z.output<typeof WireDocument>;
export type WireParcel = z.output<typeof WireParcel>;
export type WireParcelItem = z.output<typeof WireParcelItem>;
export type WireOrderItem = z.output<typeof WireOrderItem>;
