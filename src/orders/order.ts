import * as text from './text.ts';
import { type OrderItem, type PayableOrder, toPayableOrder } from './payable-order.ts';
import { PROCESSING } from '#contract/order-status.ts';
import { addressLines, guestAddress } from '#contract/store/address-fields.ts';
import type { WireDocument, WireOrder, WireParcel } from '#contract/order.ts';
import { isPageAddress, isPageOrPath } from '#lib/urls.ts';

/** An order as displayed (docs/behaviour.md 3.order.shown). `date` is the instant as received; amounts are rupees. */
export interface Order extends PayableOrder {
  date: string;
  shipping: { address: string; method: string; tracking: string };
  /** Those of which the carrier or a number is known; all where the order goes in several. */
  parcels: Parcel[];
  /** Receipts, invoices and credit notes. */
  documents?: OrderDocument[] | undefined;
  /** What of it has gone back, and what is on its way there. */
  refunded?: number | undefined;
  refundPending?: number | undefined;
  /** What its buyer may change of it, and what goes back: read by contract/orders/order-changes.ts. */
  changes?: unknown;
  returns?: unknown;
  /** What of it was called off: contract/orders/cancelled-pieces.ts. */
  cancelled?: unknown;
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

/** `placeLine`: see contract/store/place-lines.ts. */
export function toOrder(wire: WireOrder, placeLine?: string): Order {
  const parcels = (wire.parcels ?? [])
    .filter(({ carrier, trackingNumber, items }) => Boolean(carrier ?? trackingNumber) || items !== undefined)
    .map(toParcel);
  return {
    ...toPayableOrder(wire),
    date: wire.createdAt ?? '',
    shipping: {
      // 'address, city, state postalCode', without the marks around what is missing, or as the country writes it.
      address: addressLines(guestAddress(wire.shippingAddress), placeLine).join(', '),
      method: text.standardShipping,
      tracking:
        parcels
          .map(({ name }) => name)
          .filter(Boolean)
          .join(', ') || text.trackingUnknown,
    },
    parcels,
    documents: wire.documents?.flatMap(toDocument),
    refunded: wire.refunded,
    refundPending: wire.refundPending,
    changes: wire.changes,
    returns: wire.returns,
    cancelled: wire.cancelled,
  };
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
