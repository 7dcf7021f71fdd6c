import { type OrderPayment, referenceOf } from '../payments/read-payments.ts';
import type { Db } from '../../base/db/open-database.ts';
import { refundCause, refundReason } from '../orders/refunds/refund-causes.ts';
import { DISMISSED, OPEN, PAID_OUT } from '../orders/refunds/refund-states.ts';
import { settlingCause, withNote } from '../orders/owner-notes.ts';

/** Money that goes back, went back, or is to be looked into. */
export interface Refund {
  id: string;
  at: string;
  orderId: string;
  /** By which people call the order; null: see OrderRow. */
  orderNumber: string | null;
  /** Its number in its order. */
  number: number;
  /** See store-api/shop/orders/refunds/refund-states.ts. */
  state: string;
  cause: string;
  /** Why, without how far it is. */
  reason: string;
  /** What the owner noted when it was begun, and when it was settled. */
  note: string | null;
  settledNote: string | null;
  amountPaise: number;
  currency: string;
  /** Of who ordered; empty once erased. */
  email: string;
  /** By which it came, see OrderPayment; undefined where no payment is known. */
  paidBy: (Pick<OrderPayment, 'gateway' | 'reference'> & { paymentId: string }) | undefined;
  /** The gateway's name of the refund. */
  reference: string | null;
  /** When the owner was told that its gateway does not say what became of it. */
  toldAt: string | null;
  /** When it was known to be back, or to be nothing to return. */
  settledAt: string | null;
}

/** All that are not settled yet, oldest first. */
export async function readRefunds(db: Db, storeId: string): Promise<Refund[]> {
  const rows = await selectRefunds(db, storeId)
    .where('refunds.state', 'in', OPEN)
    .orderBy('refunds.created_at')
    .orderBy('refunds.order_id')
    .orderBy('refunds.position')
    .execute();
  return rows.map(toRefund);
}

/** All of these orders, by order, those of an order as they came. */
export async function readRefundsOf(
  db: Db,
  storeId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Refund[]>> {
  const rows = await selectRefunds(db, storeId)
    .where('refunds.order_id', 'in', orderIds)
    .orderBy('refunds.position')
    .execute();
  return Map.groupBy(rows.map(toRefund), ({ orderId }) => orderId);
}

/** What accounting reads of a refund: why, and what the owner did about it. */
export function refundText({ cause, state, number, settledNote }: Refund): string {
  return state === PAID_OUT || state === DISMISSED
    ? `${cause}; ${withNote(settlingCause(number), settledNote ?? undefined)}`
    : cause;
}

function selectRefunds(db: Db, storeId: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'refunds.store_id').onRef('orders.id', '=', 'refunds.order_id'),
    )
    .leftJoin('payments', (join) =>
      join.onRef('payments.store_id', '=', 'refunds.store_id').onRef('payments.id', '=', 'refunds.payment_id'),
    )
    .select(['refunds.id', 'refunds.created_at', 'refunds.order_id', 'refunds.position', 'refunds.state'])
    .select(['refunds.reason', 'refunds.note', 'refunds.settled_note', 'refunds.said'])
    .select(['refunds.amount_paise', 'refunds.currency'])
    .select(['refunds.payment_id', 'refunds.pieces', 'refunds.reference', 'refunds.told_at', 'refunds.settled_at'])
    .select(['orders.number', 'orders.email'])
    .select(['orders.currency as order_currency', 'payments.provider', 'payments.transaction_id'])
    .select(['payments.reference as payment_reference', 'payments.amount_paise as due_paise'])
    .where('refunds.store_id', '=', storeId);
}

function toRefund(row: Awaited<ReturnType<ReturnType<typeof selectRefunds>['executeTakeFirstOrThrow']>>): Refund {
  const {
    reason,
    state,
    payment_id: paymentId,
    note,
    settled_note: settledNote,
    said,
    pieces,
    amount_paise: amountPaise,
    currency,
    provider,
  } = row;
  const due = row.due_paise === null ? undefined : { amountPaise: row.due_paise, currency: row.order_currency };
  const facts = { reason, state, paymentId, note, said, pieces, amountPaise, currency, due };
  return {
    id: row.id,
    at: row.created_at,
    orderId: row.order_id,
    orderNumber: row.number,
    number: row.position,
    state,
    cause: refundCause(facts),
    reason: refundReason(facts),
    note,
    settledNote,
    amountPaise,
    currency,
    email: row.email,
    paidBy:
      paymentId === null || provider === null
        ? undefined
        : {
            paymentId,
            gateway: provider,
            reference: referenceOf({ ...row, id: paymentId, provider, reference: row.payment_reference }),
          },
    reference: row.reference,
    toldAt: row.told_at,
    settledAt: row.settled_at,
  };
}
