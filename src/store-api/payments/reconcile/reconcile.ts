import type { ReconcileContext } from './reconcile-context.ts';
import { queryAttempt } from './query-attempt.ts';
import { STARTED, SUCCEEDED, SUPERSEDED } from '../attempts/attempt.ts';
import { selectAttempts, toAttemptRecord } from '../attempts/attempt-record.ts';
import { CANCELLED, PENDING } from '#contract/order-status.ts';

/**
 * Queries the gateways about every unfinished attempt to pay an order, and settles their answers. To be called outside
 * any transaction, before an unpaid order is cancelled.
 * - 'paid': the money has arrived (the order has moved on, or a refund is recorded as due);
 * - 'unpaid': nothing was paid, and none of the attempts can be paid any more;
 * - 'unknown': a gateway did not answer or reports another amount, a payment is in progress, or only the owner can see
 *   it (UPI): leave the order and query again later.
 * Takes at most `paymentTimeoutMs` (10 s); does not reject when a gateway fails.
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
  const outcomes = await Promise.all(open.map((row) => queryAttempt(app, toAttemptRecord(row))));
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
  return outcomes.some((outcome) => outcome !== 'settled' && outcome !== 'ended') ? 'unknown' : 'unpaid';
}
