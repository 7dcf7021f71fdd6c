import * as text from './text.ts';
import { SHIPPING_METHOD, TRACKING_UNKNOWN } from '#config.ts';
import { PENDING, PROCESSING } from '#contract/order-status.ts';
import { addressLines, guestAddress } from '#contract/store/address-fields.ts';
import type { WireDocument, WireOrder, WireOrderItem, WireParcel } from '#contract/order.ts';
import { type Totals, toTotals } from '#cart/totals/totals.ts';
import type { Money } from '#lib/money.ts';
import { isPageAddress, isPageOrPath } from '#lib/urls.ts';

/** An order as displayed (docs/behaviour.md 3.order.shown). `date` is the instant as received; amounts are rupees. */
export interface Order extends Totals {
  id: string;
  /** By which people call it; of a backend that says none its id. */
  number: string;
  /** 0 Pending, 1 Processing, 2 Shipped, 3 Delivered, 4 Cancelled. */
  status: number;
  date: string;
  items: OrderItem[];
  shipping: { address: string; method: string; tracking: string };
  /** How it comes, as the store promised: contract/shipping/order-delivery.ts. */
  delivery?: unknown;
  /** What is still to be paid when it comes; undefined where it is paid before it is sent. */
  toPayOnDelivery?: number | undefined;
  /** It is not packed before its buyer has confirmed it by a mailed link. */
  toConfirm?: boolean | undefined;
  /** The address of that mail, where it is the reader's own. */
  mailedTo?: string | undefined;
  /** Those of which the carrier or a number is known; all where the order goes in several. */
  parcels: Parcel[];
  /** Receipts, invoices and credit notes. */
  documents?: OrderDocument[] | undefined;
  /** What of it has gone back, and what is on its way there. */
  refunded?: number | undefined;
  refundPending?: number | undefined;
  /** What its buyer may change of it, what goes back, and what was called off: read by contract/order-changes.ts. */
  changes?: unknown;
  returns?: unknown;
  cancelled?: unknown;
  total: number;
  /** ISO 4217; undefined where the backend says none: then it is the store's. */
  currency: string | undefined;
}

interface OrderDocument {
  kind: string;
  number: string;
  link: string;
}

interface Parcel {
  /** `Dart Post AB7`, or `Sent with Dart Post`; '' where neither is known. */
  name: string;
  /** What is in it, where that is not the whole order. */
  items?: ParcelItem[] | undefined;
  /** The instant as received; undefined while it is on its way. */
  deliveredAt?: string | undefined;
  /** The carrier's page of it. */
  link: string | undefined;
}

type ParcelItem = Pick<OrderItem, 'name' | 'quantity' | 'size' | 'color'>;

export interface OrderItem {
  id: string;
  name: string;
  quantity: number;
  price: number;
  size: string;
  color: string;
}

/** `placeLine`: see contract/store/place-lines.ts. */
export function toOrder(wire: WireOrder, placeLine?: string): Order {
  const items = (wire.items ?? []).map(toItem);
  const parcels = (wire.parcels ?? [])
    .filter(({ carrier, trackingNumber, items }) => Boolean(carrier ?? trackingNumber) || items !== undefined)
    .map(toParcel);
  return {
    id: wire.id,
    number: wire.number ?? wire.id,
    status: wire.status ?? 0,
    date: wire.createdAt ?? '',
    items,
    shipping: {
      // 'address, city, state postalCode', without the marks around what is missing, or as the country writes it.
      address: addressLines(guestAddress(wire.shippingAddress), placeLine).join(', '),
      method: SHIPPING_METHOD,
      tracking:
        parcels
          .map(({ name }) => name)
          .filter(Boolean)
          .join(', ') || TRACKING_UNKNOWN,
    },
    parcels,
    documents: wire.documents?.flatMap(toDocument),
    refunded: wire.refunded,
    refundPending: wire.refundPending,
    delivery: wire.delivery,
    toPayOnDelivery: wire.toPayOnDelivery,
    toConfirm: wire.toConfirm,
    mailedTo: wire.mailedTo,
    changes: wire.changes,
    returns: wire.returns,
    cancelled: wire.cancelled,
    ...toTotals(wire, items),
    currency: wire.currency,
  };
}

/** How an order's amounts are written: in its own currency. */
export function moneyOf({ currency }: Pick<Order, 'currency'>, money: Money): Money {
  return currency === undefined ? money : { ...money, currency };
}

/** It waits for its payment, or it is to be paid on delivery and has not been sent. */
export function mayBePaid({ status, toPayOnDelivery }: Pick<Order, 'status' | 'toPayOnDelivery'>): boolean {
  return status === PENDING || (status === PROCESSING && toPayOnDelivery !== undefined);
}

/** One of its parcels has left, and something of it has not. */
export function isPartlySent({ status, parcels }: Pick<Order, 'status' | 'parcels'>): boolean {
  return status === PROCESSING && parcels.some(({ items }) => items);
}

function toParcel({ carrier, trackingNumber, trackingUrl = '', deliveredAt, items }: WireParcel): Parcel {
  return {
    items: items?.map(({ id = '', productTitle = '', quantity, size = '', color = '' }) => ({
      ...{ name: productTitle || id, quantity, size, color },
    })),
    deliveredAt,
    name: carrier && !trackingNumber ? text.sentWith(carrier) : [carrier, trackingNumber].filter(Boolean).join(' '),
    link: isPageAddress(trackingUrl) ? trackingUrl : undefined,
  };
}

/** One that leads anywhere but to a page is left out. */
function toDocument({ kind = '', number, url }: WireDocument): OrderDocument[] {
  return isPageOrPath(url) ? [{ kind, number, link: url }] : [];
}

function toItem({ id = '', productTitle = '', quantity, price, size = '', color = '' }: WireOrderItem): OrderItem {
  return { id, name: productTitle || id, quantity, price, size, color };
}
