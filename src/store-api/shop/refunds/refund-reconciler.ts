import { askGateway } from './ask-gateway.ts';
import type { Refund } from './ledger.ts';
import { findRefund, toRefundRecord } from './refund-record.ts';
import { refundCause } from '../orders/refunds/refund-causes.ts';
import { PENDING, UNDERWAY } from '../orders/refunds/refund-states.ts';
import { notifyStoreOfTrouble } from '../orders/refunds/refund-mails.ts';
import { lockOrder } from '../orders/set-order-status.ts';
import { isRefundLate, nextRefundQuery } from '../payments/reconcile/query-schedule.ts';
import type { ReconcileContext } from '../payments/reconcile/reconcile-context.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { startBackgroundJob, type BackgroundJob } from '../../base/jobs/background-job.ts';
import { transact } from '../../base/db/transact.ts';

const BATCH = 5;
const CLOSING_MS = 3_000;

/**
 * Starts the job that asks gateways about refunds: the call was lost, or its answer, or nobody reported what became of
 * it. `everyMs` is the time between two looks for refunds that are due for it.
 */
export function openRefundReconciler(app: ReconcileContext, { everyMs }: { everyMs: number }): BackgroundJob {
  return startBackgroundJob('reconciling refunds', (isStopped) => queryDueRefunds(app, isStopped), {
    everyMs,
    closingMs: CLOSING_MS,
  });
}

/**
 * Asks about each refund that is due for it once, a few at a time. Processes share the work: the one whose update of
 * `next_query_at` succeeds asks.
 */
export async function queryDueRefunds(app: ReconcileContext, isStopped: () => boolean = () => false): Promise<void> {
  const now = app.now();
  const due = await app.db
    .selectFrom('refunds')
    .selectAll()
    .where('next_query_at', '<=', now.toISOString())
    .orderBy('next_query_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  if (due.length === 0 || isStopped()) return;
  await Promise.all(due.map((refund) => claimAndAsk(app, refund, now)));
  return queryDueRefunds(app, isStopped);
}

async function claimAndAsk(app: ReconcileContext, refund: Refund, now: Date): Promise<void> {
  // Scheduled as after a failure, so that another process asks if this one dies meanwhile.
  const { numUpdatedRows } = await app.db
    .updateTable('refunds')
    .set({ next_query_at: nextRefundQuery({ queries: refund.queries, now, failed: true }) })
    .where('store_id', '=', refund.store_id)
    .where('id', '=', refund.id)
    .where('next_query_at', '=', refund.next_query_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const record = await toRefundRecord(app.db, refund);
  if (record) await askGateway(app, record);
  await tellIfLate(app, refund);
}

/** The owner is told once of a refund that its gateway does not confirm. */
async function tellIfLate(app: ReconcileContext, { store_id, id, order_id }: Refund): Promise<void> {
  const refund = await findRefund(app.db, store_id, id);
  if (refund?.told_at !== null || !UNDERWAY.includes(refund.state)) return;
  if (!isRefundLate(refund.asked_at ?? refund.created_at, { isTaken: refund.state === PENDING }, app.now())) return;
  const store = await findStoreById(app.db, store_id);
  await transact(app.db, async (trx) => {
    await lockOrder(trx, store_id, order_id);
    const at = app.now().toISOString();
    const { numUpdatedRows } = await trx
      .updateTable('refunds')
      .set({ told_at: at, updated_at: at })
      .where('store_id', '=', store_id)
      .where('id', '=', id)
      .where('told_at', 'is', null)
      .where('state', 'in', UNDERWAY)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || !store) return;
    const { reason, state, payment_id: paymentId, amount_paise: amountPaise, currency, note, pieces } = refund;
    const cause = refundCause({ reason, state, paymentId, amountPaise, currency, note, pieces });
    await notifyStoreOfTrouble(trx, app, store, order_id, { cause, isLate: true });
  });
  app.outbox.trigger();
}
