import type { Kysely, Selectable } from 'kysely';
import { MISMATCHED, SUCCEEDED } from '../payments/attempts/attempt.ts';
import { isOnDelivery, REFUSED } from '../orders/collect.ts';
import type { Money } from '../orders/refunds/refund-causes.ts';
import { OF_OWNER, RETURNED, UNDERWAY, VOID } from '../orders/refunds/refund-states.ts';
import { sumOf } from '../pricing/sum.ts';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import type { RefundRow } from '../../base/db/rows/refund-row.ts';
import type { Database } from '../../base/db/schema.ts';
import { CANCELLED, PENDING } from '#contract/order-status.ts';

export type Refund = Selectable<RefundRow>;

/** A payment that brought money. */
interface Receipt extends Money {
  paymentId: string;
  gatewayId: string;
  /** When the shop knew of it. */
  at: string;
}

/** What came for an order and what of it goes back, each in the order in which it did. Paid and refunded are sums. */
export interface Ledger {
  receipts: readonly Receipt[];
  refunds: readonly Refund[];
}

export const NOTHING_CAME: Ledger = { receipts: [], refunds: [] };

/** The ledgers of these orders, by order; those of which nothing came and nothing goes back have an empty one. */
export async function readLedgers(
  db: Kysely<Database>,
  storeId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Ledger>> {
  const payments = await db
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'payments.store_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .select(['payments.id', 'payments.order_id', 'payments.provider', 'payments.status', 'payments.amount_paise'])
    .select(['payments.came_paise', 'payments.came_currency', 'payments.updated_at', 'orders.currency'])
    .where('payments.store_id', '=', storeId)
    .where('payments.order_id', 'in', orderIds)
    .where('payments.status', 'in', [SUCCEEDED, MISMATCHED])
    .orderBy('payments.updated_at')
    .orderBy('payments.id')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  const receiptsOf = Map.groupBy(payments, ({ order_id }) => order_id);
  const refundsOf = Map.groupBy(refunds, ({ order_id }) => order_id);
  return new Map(
    orderIds.map((id) => {
      const own = refundsOf.get(id) ?? [];
      const receipts = (receiptsOf.get(id) ?? []).flatMap((row) => toReceipts(row, own));
      return [id, { receipts: receipts.toSorted(byTime), refunds: own }];
    }),
  );
}

export async function readLedger(db: Kysely<Database>, storeId: string, orderId: string): Promise<Ledger> {
  return (await readLedgers(db, storeId, [orderId])).get(orderId) ?? NOTHING_CAME;
}

/** What came or went back first comes first; both at once stay in their order. */
export function byTime(one: { at: string }, other: { at: string }): number {
  return one.at < other.at ? -1 : Number(one.at > other.at);
}

interface PaymentOfOrder {
  id: string;
  provider: string;
  status: string;
  amount_paise: number;
  currency: string;
  came_paise: number | null;
  came_currency: string | null;
  updated_at: string;
}

/** Another amount than was due may have come before the right one, or after it. */
function toReceipts(row: PaymentOfOrder, refunds: readonly Refund[]): Receipt[] {
  const own = { paymentId: row.id, gatewayId: row.provider, at: row.updated_at };
  const { came_paise: came, currency } = row;
  return [
    ...(came === null
      ? []
      : [{ ...own, at: cameAt(row, refunds), amountPaise: came, currency: row.came_currency ?? currency }]),
    ...(row.status === SUCCEEDED ? [{ ...own, amountPaise: row.amount_paise, currency }] : []),
  ];
}

/** When another amount came: it was noted as money to look into. */
function cameAt({ id, came_paise, updated_at }: PaymentOfOrder, refunds: readonly Refund[]): string {
  const noted = refunds.filter(({ payment_id, reason }) => payment_id === id && reason === 'other-amount');
  return (noted.find(({ amount_paise }) => amount_paise === came_paise) ?? noted[0])?.created_at ?? updated_at;
}

/** The refunds that take something of what payments brought: money that is back, on its way, or to go back. */
export function standingRefunds({ refunds }: Pick<Ledger, 'refunds'>): Refund[] {
  return refunds.filter(({ state }) => !VOID.includes(state));
}

/** What a payment brought in a currency, less all that goes back of it, is asked for or may have to go back. */
export function leftOf(ledger: Ledger, paymentId: string, currency: string): number {
  const brought = ledger.receipts.filter((one) => one.paymentId === paymentId && one.currency === currency);
  const taken = standingRefunds(ledger).filter((one) => one.payment_id === paymentId && one.currency === currency);
  return sumOf(brought.map(({ amountPaise }) => amountPaise)) - sumOf(taken.map(({ amount_paise }) => amount_paise));
}

/** The payments of which something is left in this currency, the first one first. */
export function refundableOf(
  ledger: Ledger,
  currency: string,
): { paymentId: string; gatewayId: string; left: number }[] {
  const first = ledger.receipts.filter(
    ({ paymentId }, index, all) => all.findIndex((one) => one.paymentId === paymentId) === index,
  );
  return first
    .map(({ paymentId, gatewayId }) => ({ paymentId, gatewayId, left: leftOf(ledger, paymentId, currency) }))
    .filter(({ left }) => left > 0);
}

/** How the money of an order stands (docs/decisions D516), in its own currency. */
export interface OrderMoney {
  state: 'due' | 'to collect' | 'paid' | 'partly refunded' | 'refunded' | 'none';
  paid: number;
  refunded: number;
  /** Asked of a gateway, and not confirmed. */
  underway: number;
  /** To be returned, or looked into, by the owner. */
  open: number;
}

export function moneyOf(
  ledger: Ledger,
  order: Pick<OrderRow, 'status' | 'collect' | 'total_paise' | 'currency'>,
): OrderMoney {
  const { currency, total_paise: total, status, collect } = order;
  const paid = sumOf(ledger.receipts.filter((one) => one.currency === currency).map(({ amountPaise }) => amountPaise));
  const inStates = (states: readonly string[]) =>
    sumOf(
      ledger.refunds
        .filter((one) => one.currency === currency && states.includes(one.state))
        .map(({ amount_paise }) => amount_paise),
    );
  const [refunded, underway, open] = [inStates(RETURNED), inStates(UNDERWAY), inStates(OF_OWNER)];
  return { state: stateOf(), paid, refunded, underway, open };

  function stateOf(): OrderMoney['state'] {
    // Another amount than was due, or money beside what is to be collected, has not paid it.
    const isOver = status === CANCELLED || collect === REFUSED;
    if (!isOver && isOnDelivery(order)) return 'to collect';
    if (status === PENDING) return 'due';
    if (paid === 0) return isOver ? 'none' : 'due';
    if (refunded === 0) return 'paid';
    if (refunded >= paid) return 'refunded';
    // What came too much, and went back, leaves the order paid.
    return paid - refunded >= total ? 'paid' : 'partly refunded';
  }
}

/**
 * What of what an order comes to went back, and what is on its way: what came too much, as of an order that was paid
 * twice, goes back first (docs/decisions D579).
 */
export function refundedOf(
  ledger: Ledger,
  order: Pick<OrderRow, 'status' | 'collect' | 'total_paise' | 'currency'>,
): Pick<OrderMoney, 'refunded' | 'underway'> {
  const { paid, refunded, underway } = moneyOf(ledger, order);
  const surplus = Math.max(0, paid - order.total_paise);
  return {
    refunded: Math.max(0, refunded - surplus),
    underway: Math.max(0, underway - Math.max(0, surplus - refunded)),
  };
}
