import { startBackgroundJob, type BackgroundJob } from '../../jobs/background-job.ts';
import { queryAttempt } from './query-attempt.ts';
import { selectAttempts, type AttemptRecord, toAttemptRecord } from '../attempts/attempt-record.ts';
import { nextQuery } from './query-schedule.ts';
import type { ReconcileContext } from './reconcile.ts';

/** Asks gateways about attempts that never reported: their webhook was lost, or the shopper never came back. To be woken when one is due at once. */
export type Reconciler = BackgroundJob;

const AT_ONCE = 5;
const CLOSING_MS = 3_000;

/** Looks every `everyMs` for attempts that are due. */
export function openReconciler(app: ReconcileContext, { everyMs }: { everyMs: number }): Reconciler {
  return startBackgroundJob('reconciling payments', (stopped) => queryDueAttempts(app, stopped), {
    everyMs,
    closingMs: CLOSING_MS,
  });
}

/** Asks once about each attempt that is due, a few at a time. Processes share the work: who moves `next_query_at` on asks. */
export async function queryDueAttempts(app: ReconcileContext, stopped: () => boolean = () => false): Promise<void> {
  const now = app.now();
  const due = await selectAttempts(app.db)
    .where('payments.next_query_at', '<=', now.toISOString())
    .orderBy('payments.next_query_at')
    .orderBy('payments.id')
    .limit(AT_ONCE)
    .execute();
  if (due.length === 0 || stopped()) return;
  await Promise.all(due.map((row) => claimAndQuery(app, toAttemptRecord(row), now)));
  return queryDueAttempts(app, stopped);
}

async function claimAndQuery(app: ReconcileContext, known: AttemptRecord, now: Date): Promise<void> {
  const { startedAt } = known.attempt;
  const { gatewayId, queries } = known;
  // As if it fails: so a process that dies meanwhile loses nothing but time.
  const claimed = nextQuery({ startedAt, queries, now, failed: true });
  if (!(await reschedule(app, known, known.nextQueryAt, claimed, queries))) return;
  if (app.payments.byId(gatewayId)?.confirmedManually)
    return void (await reschedule(app, known, claimed, null, queries));
  const word = await queryAttempt(app, known);
  if (word === 'ended' || word === 'mismatch') await reschedule(app, known, claimed, null, queries);
  if (word === 'open')
    await reschedule(
      app,
      known,
      claimed,
      nextQuery({ startedAt, queries: queries + 1, now: app.now(), failed: false }),
      queries + 1,
    );
}

/** Changes when to ask, if nobody else has since it was `from`. */
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
