import type { ReconcileContext } from './reconcile-context.ts';
import { queryAttempt } from './query-attempt.ts';
import { FAILED, MISMATCHED, STARTED, SUCCEEDED, SUPERSEDED } from '../attempts/attempt.ts';
import { selectAttempts, toAttemptRecord } from '../attempts/attempt-record.ts';
import { mayBePaid } from '../../orders/collect.ts';
import { stateOf } from '../../orders/order-status-of.ts';
import { CANCELLED } from '#contract/order-status.ts';

/**
 * Queries the gateways about every attempt to pay an order that has not succeeded, and settles their answers; also
 * about failed ones, since a later success may have been lost. To be called outside any transaction, before an order is
 * confirmed or cancelled.
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
    .where('payments.status', 'in', [STARTED, SUPERSEDED, FAILED])
    .execute();
  const outcomes = await Promise.all(open.map((row) => queryAttempt(app, toAttemptRecord(row))));
  const money = await app.db
    .selectFrom('payments')
    .select('status')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('status', 'in', [SUCCEEDED, MISMATCHED])
    .execute();
  const state = await stateOf(app.db, storeId, orderId);
  const isUnpaid = state === undefined || mayBePaid(state) || state.status === CANCELLED;
  if (money.some((one) => one.status === SUCCEEDED) || !isUnpaid) return 'paid';
  if (money.length > 0) return 'unknown';
  return outcomes.some((outcome) => outcome === 'open' || outcome === 'unanswered' || outcome === 'mismatch')
    ? 'unknown'
    : 'unpaid';
}
