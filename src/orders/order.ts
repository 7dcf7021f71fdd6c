import { SHIPPING_METHOD, TRACKING_UNKNOWN } from '#config.ts';
import { PENDING, PROCESSING } from '#contract/order-status.ts';
import { addressLines, guestAddress } from '#contract/store/address-fields.ts';
import type { WireDocument, WireOrder, WireOrderItem, WireParcel } from '#contract/order.ts';
import { type Totals, toTotals } from '#cart/totals/totals.ts';
import type { Money } from '#lib/money.ts';
import { isPageAddress } from '#lib/urls.ts';

/** An order as displayed (docs/behaviour.md 3.order.shown). `date` is the instant as received; amounts are rupees. */
export interface Order extends Totals {
  id: string;
  /** 0 Pending, 1 Processing, 2 Shipped, 3 Delivered, 4 Cancelled. */
  status: number;
  date: string;
  items: OrderItem[];
  shipping: { address: string; method: string; tracking: string };
  /** How it comes, as the store promised: contract/shipping/order-delivery.ts. */
  delivery?: unknown;
  /** What is still to be paid when it comes; undefined where it is paid before it is sent. */
  toPayOnDelivery?: number | undefined;
  /** Those that can be followed. */
  parcels: Parcel[];
  /** Receipts, invoices and credit notes. */
  documents?: OrderDocument[] | undefined;
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
  /** `Dart Post AB7`. */
  name: string;
  /** The carrier's page of it. */
  link: string | undefined;
}

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
  const parcels = (wire.parcels ?? []).filter(({ trackingNumber }) => trackingNumber).map(toParcel);
  return {
    id: wire.id,
    status: wire.status ?? 0,
    date: wire.createdAt ?? '',
    items,
    shipping: {
      // 'address, city, state postalCode', without the marks around what is missing, or as the country writes it.
      address: addressLines(guestAddress(wire.shippingAddress), placeLine).join(', '),
      method: SHIPPING_METHOD,
      tracking: parcels.map(({ name }) => name).join(', ') || TRACKING_UNKNOWN,
    },
    parcels,
    documents: wire.documents?.flatMap(toDocument),
    delivery: wire.delivery,
    toPayOnDelivery: wire.toPayOnDelivery,
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

function toParcel({ carrier, trackingNumber, trackingUrl = '' }: WireParcel): Parcel {
  return {
    name: [carrier, trackingNumber].filter(Boolean).join(' '),
    link: isPageAddress(trackingUrl) ? trackingUrl : undefined,
  };
}

/** One that leads anywhere but to a page is left out. */
function toDocument({ kind = '', number, url }: WireDocument): OrderDocument[] {
  return isPageAddress(url) || /^\/(?![/\\])/.test(url) ? [{ kind, number, link: url }] : [];
}

function toItem({ id = '', productTitle = '', quantity, price, size = '', color = '' }: WireOrderItem): OrderItem {
  return { id, name: productTitle || id, quantity, price, size, color };
}
