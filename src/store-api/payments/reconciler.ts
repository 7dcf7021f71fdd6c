import { startBackgroundJob, type BackgroundJob } from '../jobs/background-job.ts';
import { askAttempt } from './ask-attempt.ts';
import { attempts, type KnownAttempt, toKnown } from './find-attempt.ts';
import { nextQuery } from './query-times.ts';
import type { Asker } from './reconcile.ts';

/** Asks gateways about attempts that never reported: their webhook was lost, or the shopper never came back. To be woken when one is due at once. */
export type Reconciler = BackgroundJob;

const AT_ONCE = 5;
const CLOSING_MS = 3_000;

/** Looks every `everyMs` for attempts that are due. */
export function openReconciler(app: Asker, { everyMs }: { everyMs: number }): Reconciler {
  return startBackgroundJob('reconciling payments', (stopped) => askDue(app, stopped), { everyMs, closingMs: CLOSING_MS });
}

/** Asks once about each attempt that is due, a few at a time. Processes share the work: who moves `next_query_at` on asks. */
export async function askDue(app: Asker, stopped: () => boolean = () => false): Promise<void> {
  const now = app.now();
  const due = await attempts(app.db)
    .where('payments.next_query_at', '<=', now.toISOString())
    .orderBy('payments.next_query_at')
    .orderBy('payments.id')
    .limit(AT_ONCE)
    .execute();
  if (due.length === 0 || stopped()) return;
  await Promise.all(due.map((row) => claimAndAsk(app, toKnown(row), now)));
  return askDue(app, stopped);
}

async function claimAndAsk(app: Asker, known: KnownAttempt, now: Date): Promise<void> {
  const { startedAt } = known.attempt;
  const { gatewayId, queries } = known;
  // As if it fails: so a process that dies meanwhile loses nothing but time.
  const claimed = nextQuery({ startedAt, queries, now, failed: true });
  if (!(await move(app, known, known.nextQueryAt, claimed, queries))) return;
  if (app.payments.byId(gatewayId)?.confirmedByHand) return void (await move(app, known, claimed, null, queries));
  const word = await askAttempt(app, known);
  if (word === 'over' || word === 'amiss') await move(app, known, claimed, null, queries);
  if (word === 'open')
    await move(
      app,
      known,
      claimed,
      nextQuery({ startedAt, queries: queries + 1, now: app.now(), failed: false }),
      queries + 1,
    );
}

/** Changes when to ask, if nobody else has since it was `from`. */
async function move(
  app: Asker,
  { attempt }: KnownAttempt,
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
