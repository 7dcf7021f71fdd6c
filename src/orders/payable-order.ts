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
  /** It is not packed before its buyer has confirmed it by a mailed link. */
  toConfirm?: boolean | undefined;
  /** The address of that mail, where it is the reader's own. */
  mailedTo?: string | undefined;
  /** Where its money is awaited: a bank transfer, read by contract/transfer.ts. */
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
}

export function toPayableOrder(wire: WireOrder): PayableOrder {
  const items = (wire.items ?? []).map(toItem);
  return {
    id: wire.id,
    number: wire.number ?? wire.id,
    status: wire.status ?? 0,
    items,
    toPayOnDelivery: wire.toPayOnDelivery,
    toConfirm: wire.toConfirm,
    mailedTo: wire.mailedTo,
    transfer: wire.transfer,
    ...toTotals(wire, items),
    currency: wire.currency,
  };
}

/** How an order's amounts are written: in its own currency. */
export function moneyOf({ currency }: Pick<PayableOrder, 'currency'>, money: Money): Money {
  return currency === undefined ? money : { ...money, currency };
}

/** It waits for its payment, or it is to be paid on delivery and has not been sent. */
export function mayBePaid({ status, toPayOnDelivery }: Pick<PayableOrder, 'status' | 'toPayOnDelivery'>): boolean {
  return status === PENDING || (status === PROCESSING && toPayOnDelivery !== undefined);
}

function toItem({ id = '', productTitle = '', quantity, price, size = '', color = '' }: WireOrderItem): OrderItem {
  return { id, name: productTitle || id, quantity, price, size, color };
}
