import { PENDING, PROCESSING } from '#contract/order-status.ts';
import type { WireOrder, WireOrderItem } from '#contract/order.ts';
import { type Totals, toTotals } from '#cart/totals/totals.ts';
import type { Money } from '#lib/money.ts';

/** What of an order its payment needs to know: the page that pays loads no more. Amounts are rupees. */
export interface PayableOrder extends Totals {
  id: string;
  /** By which people call it; of a backend that says none its id. */
  number: string;
  /** 0 Pending, 1 Processing, 2 Shipped, 3 Delivered, 4 Cancelled. */
  status: number;
  items: OrderItem[];
  /** What is still to be paid when it comes; undefined where it is paid before it is sent. */
  toPayOnDelivery?: number | undefined;
  /** How it comes, as the store promised: contract/shipping/order-delivery.ts. */
  delivery?: unknown;
  /** It is not packed before its buyer has confirmed it by a mailed link. */
  toConfirm?: boolean | undefined;
  /** The address of that mail, where it is the reader's own. */
  mailedTo?: string | undefined;
  /** While it waits to be paid or confirmed, the instant when it will be cancelled; undefined where nobody says so. */
  heldUntil?: string | undefined;
  /** By which its buyer says that it was paid, while the store looks for that. */
  paymentReference?: string | undefined;
  /** Where its money is awaited: a bank transfer, read by contract/orders/transfer.ts. */
  transfer?: unknown;
  total: number;
  /** ISO 4217; undefined where the backend says none: then it is the store's. */
  currency: string | undefined;
}

export interface OrderItem {
  id: string;
  name: string;
  quantity: number;
  price: number;
  size: string;
  color: string;
  /** By which the owner of the store knows it. */
  sku?: string | undefined;
}

export function toPayableOrder(wire: WireOrder): PayableOrder {
  const items = (wire.items ?? []).map(toItem);
  return {
    id: wire.id,
    number: wire.number ?? wire.id,
    status: wire.status ?? 0,
    items,
    toPayOnDelivery: wire.toPayOnDelivery,
    delivery: wire.delivery,
    toConfirm: wire.toConfirm,
    mailedTo: wire.mailedTo,
    heldUntil: isAhead(wire.heldUntil) ? wire.heldUntil : undefined,
    paymentReference: wire.paymentReference,
    transfer: wire.transfer,
    ...toTotals(wire, items),
    currency: wire.currency,
  };
}

/** How an order's amounts are written: in its own currency. */
export function moneyOf({ currency }: Pick<PayableOrder, 'currency'>, money: Money): Money {
  return currency === undefined ? money : { ...money, currency };
}

/**
 * It waits for its payment, and the store does not look for one; or it is to be paid on delivery and has not been sent.
 */
export function mayBePaid({
  status,
  toPayOnDelivery,
  paymentReference,
}: Pick<PayableOrder, 'status' | 'toPayOnDelivery' | 'paymentReference'>): boolean {
  if (paymentReference !== undefined) return false;
  return status === PENDING || (status === PROCESSING && toPayOnDelivery !== undefined);
}

function toItem({ id = '', productTitle = '', quantity, price, size = '', color = '', sku }: WireOrderItem): OrderItem {
  return { id, name: productTitle || id, quantity, price, size, color, sku };
}

function isAhead(instant = ''): boolean {
  return Date.parse(instant) > Date.now();
}
