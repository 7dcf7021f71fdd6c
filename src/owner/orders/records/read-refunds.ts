import { openRefunds } from './open-refunds.ts';
import type { OrderPayment } from './order-record.ts';
import { readPayments, referenceOf } from './read-payments.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { readRefundCause, REFUND_CAUSES } from '#store-api/shop/orders/refund-causes.ts';

/** Money to return or to look into. */
export interface Refund {
  at: string;
  orderId: string;
  /** By which people call the order; null: see OrderRow. */
  orderNumber: string | null;
  /** Its place in its order's history. */
  number: number;
  cause: string;
  /** Undefined where the cause names no payment. */
  amountPaise: number | undefined;
  currency: string;
  /** Of who ordered; empty once erased. */
  email: string;
  /** By which it came, see OrderPayment; undefined where the cause names no payment. */
  paidBy: Pick<OrderPayment, 'gateway' | 'reference'> | undefined;
}

const BATCH = 500;

/** All that is not settled yet, oldest first. */
export async function readRefunds(db: Db, storeId: string): Promise<Refund[]> {
  const open = await openRefunds(db, storeId).execute();
  const ids = [...new Set(open.map(({ order_id }) => order_id))];
  const found = new Map<string, OrderMoney>();
  for (let at = 0; at < ids.length; at += BATCH)
    for (const order of await readOrderMoney(db, storeId, ids.slice(at, at + BATCH))) found.set(order.id, order);
  return open.flatMap(({ at, order_id: orderId, position: number, cause }) => {
    const order = found.get(orderId);
    return order
      ? [{ at, orderId, orderNumber: order.number, number, cause, email: order.email, ...moneyOf(cause, order) }]
      : [];
  });
}

interface OrderMoney {
  id: string;
  number: string | null;
  email: string;
  currency: string;
  totalPaise: number;
  paid: OrderPayment | undefined;
  attempts: { id: string; amountPaise: number; gateway: string; reference: string }[];
}

async function readOrderMoney(db: Db, storeId: string, ids: readonly string[]): Promise<OrderMoney[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'email', 'currency', 'total_paise as totalPaise'])
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'order_id', 'provider', 'amount_paise', 'transaction_id', 'reference'])
    .where('store_id', '=', storeId)
    .where('order_id', 'in', ids)
    .execute();
  const paymentsOf = Map.groupBy(payments, ({ order_id }) => order_id);
  const paid = await readPayments(db, storeId, ids);
  return orders.map((order) => ({
    ...order,
    paid: paid.get(order.id),
    attempts: (paymentsOf.get(order.id) ?? []).map((row) => ({
      id: row.id,
      amountPaise: row.amount_paise,
      gateway: row.provider,
      reference: referenceOf(row),
    })),
  }));
}

function moneyOf(
  cause: string,
  { currency, totalPaise, paid, attempts }: OrderMoney,
): Pick<Refund, 'amountPaise' | 'currency' | 'paidBy'> {
  if (cause === REFUND_CAUSES.cancelled) return { amountPaise: totalPaise, currency, paidBy: paid };
  const { attemptId, came } = readRefundCause(cause);
  const attempt = attempts.find(({ id }) => id === attemptId);
  return { amountPaise: attempt?.amountPaise, currency, ...came, paidBy: attempt ?? (came && paid) };
}
