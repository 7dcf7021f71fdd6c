import { startBackgroundJob, type BackgroundJob } from '../../../base/jobs/background-job.ts';
import { queryAttempt } from './query-attempt.ts';
import { type AttemptRecord, findAttempt, selectAttempts, toAttemptRecord } from '../attempts/attempt-record.ts';
import { gatewayOf } from '../gateways-of-store.ts';
import { lastQuery, nextQuery } from './query-schedule.ts';
import type { ReconcileContext } from './reconcile-context.ts';

/**
 * Queries gateways about attempts without a report: the webhook was lost, or the shopper did not come back. Trigger it
 * when an attempt has become due at once.
 */
export type Reconciler = BackgroundJob;

const BATCH = 5;
const CLOSING_MS = 3_000;

/** Starts the job; `everyMs` is the time between two looks for attempts that are due. */
export function openReconciler(app: ReconcileContext, { everyMs }: { everyMs: number }): Reconciler {
  return startBackgroundJob('reconciling payments', (isStopped) => queryDueAttempts(app, isStopped), {
    everyMs,
    closingMs: CLOSING_MS,
  });
}

/**
 * Queries each attempt that is due once, a few at a time. Processes share the work: the one whose update of
 * `next_query_at` succeeds makes the query.
 */
export async function queryDueAttempts(app: ReconcileContext, isStopped: () => boolean = () => false): Promise<void> {
  const now = app.now();
  const due = await selectAttempts(app.db)
    .where('payments.next_query_at', '<=', now.toISOString())
    .orderBy('payments.next_query_at')
    .orderBy('payments.id')
    .limit(BATCH)
    .execute();
  if (due.length === 0 || isStopped()) return;
  await Promise.all(due.map((row) => claimAndQuery(app, toAttemptRecord(row), now)));
  return queryDueAttempts(app, isStopped);
}

async function claimAndQuery(app: ReconcileContext, known: AttemptRecord, now: Date): Promise<void> {
  const { startedAt } = known.attempt;
  const { gatewayId, queries } = known;
  // Scheduled as after a failure, so that another process repeats the query if this one dies meanwhile.
  const claimed = nextQuery({ startedAt, queries, now, failed: true });
  if (!(await reschedule(app, known, known.nextQueryAt, claimed, queries))) return;
  if ((await gatewayOf(app, known.attempt.storeId, gatewayId))?.confirmedManually) {
    await reschedule(app, known, claimed, null, queries);
    return;
  }
  // An order that was paid or cancelled since the look needs no page any more; whoever changes it after the claim makes
  // its attempts due anew.
  const outcome = await queryAttempt(app, (await findAttempt(app.db, known.attempt.id)) ?? known);
  if (outcome === 'ended' || outcome === 'mismatch') await reschedule(app, known, claimed, null, queries);
  // Still scheduled, so it had failed before, and nothing has changed.
  if (outcome === 'settled') await reschedule(app, known, claimed, lastQuery(startedAt, app.now()), queries);
  if (outcome === 'open')
    await reschedule(
      app,
      known,
      claimed,
      nextQuery({ startedAt, queries: queries + 1, now: app.now(), failed: false }),
      queries + 1,
    );
}

/** Changes when to query next; false when another process has changed it since it was `from`. */
async function reschedule(
  app: ReconcileContext,
  { attempt }: AttemptRecord,
  from: string | null,
  to: string | null,
  queries: number,
): Promise<boolean> {
  const { numUpdatedRows } = await app.db
    .updateTable('payments')
    .set({ next_query_at: to, queries })
    .where('store_id', '=', attempt.storeId)
    .where('id', '=', attempt.id)
    .where('next_query_at', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
