import type { AppContext } from '../../http/app-context.ts';
import { CANCELLED, PENDING } from '../../orders/order-status.ts';
import { queryAttempt } from './query-attempt.ts';
import { STARTED, SUCCEEDED, SUPERSEDED } from '../attempts/attempt.ts';
import { selectAttempts, toAttemptRecord } from '../attempts/attempt-record.ts';

export type ReconcileContext = Pick<AppContext, 'db' | 'now' | 'payments' | 'paymentTimeoutMs' | 'outbox' | 'mailFrom'>;

/**
 * Asks the gateways once more about every attempt to pay an order that has not come to an end, and settles what they
 * say. To be called outside any transaction, before an unpaid order is cancelled.
 * - 'paid': the order's money is there (it has been moved on, or the money was written down as a refund due);
 * - 'unpaid': nothing was paid, and nobody can pay any more by what was begun;
 * - 'unknown': a gateway did not answer or tells of another amount, a payment is under way,
 *   or only the owner can see it (UPI): leave the order and ask again later.
 * Takes at most the time a gateway has (10 s); never rejects for a gateway's sake.
 */
export async function reconcileOrder(
  app: ReconcileContext,
  storeId: string,
  orderId: string,
): Promise<'paid' | 'unpaid' | 'unknown'> {
  const open = await selectAttempts(app.db)
    .where('payments.store_id', '=', storeId)
    .where('payments.order_id', '=', orderId)
    .where('payments.status', 'in', [STARTED, SUPERSEDED])
    .execute();
  const words = await Promise.all(open.map((row) => queryAttempt(app, toAttemptRecord(row))));
  const paid = await app.db
    .selectFrom('payments')
    .select('id')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('status', '=', SUCCEEDED)
    .executeTakeFirst();
  const order = await app.db
    .selectFrom('orders')
    .select('status')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (paid || (order && ![PENDING, CANCELLED].includes(order.status))) return 'paid';
  return words.some((word) => word !== 'settled' && word !== 'ended') ? 'unknown' : 'unpaid';
}
