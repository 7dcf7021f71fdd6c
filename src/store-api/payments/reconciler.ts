import { openJob, type StandingJob } from '../jobs/background-job.ts';
import { askAttempt } from './ask-attempt.ts';
import { attempts, type KnownAttempt, toKnown } from './find-attempt.ts';
import { nextQuery } from './query-times.ts';
import type { Asker } from './reconcile.ts';

/** Asks gateways about attempts that never reported: their webhook was lost, or the shopper never came back. To be woken when one is due at once. */
export type Reconciler = StandingJob;

const AT_ONCE = 5;
const CLOSING_MS = 3_000;

/** Looks every `everyMs` for attempts that are due. */
export function openReconciler(shop: Asker, { everyMs }: { everyMs: number }): Reconciler {
  return openJob('reconciling payments', (stopped) => askDue(shop, stopped), { everyMs, closingMs: CLOSING_MS });
}

/** Asks once about each attempt that is due, a few at a time. Processes share the work: who moves `next_query_at` on asks. */
export async function askDue(shop: Asker, stopped: () => boolean = () => false): Promise<void> {
  const now = shop.now();
  const due = await attempts(shop.db)
    .where('payments.next_query_at', '<=', now.toISOString())
    .orderBy('payments.next_query_at')
    .orderBy('payments.id')
    .limit(AT_ONCE)
    .execute();
  if (due.length === 0 || stopped()) return;
  await Promise.all(due.map((row) => claimAndAsk(shop, toKnown(row), now)));
  return askDue(shop, stopped);
}

async function claimAndAsk(shop: Asker, known: KnownAttempt, now: Date): Promise<void> {
  const { startedAt } = known.attempt;
  const { gatewayId, queries } = known;
  // As if it fails: so a process that dies meanwhile loses nothing but time.
  const claimed = nextQuery({ startedAt, queries, now, failed: true });
  if (!(await move(shop, known, known.nextQueryAt, claimed, queries))) return;
  if (shop.payments.byId(gatewayId)?.confirmedByHand) return void (await move(shop, known, claimed, null, queries));
  const word = await askAttempt(shop, known);
  if (word === 'over' || word === 'amiss') await move(shop, known, claimed, null, queries);
  if (word === 'open')
    await move(
      shop,
      known,
      claimed,
      nextQuery({ startedAt, queries: queries + 1, now: shop.now(), failed: false }),
      queries + 1,
    );
}

/** Changes when to ask, if nobody else has since it was `from`. */
async function move(
  shop: Asker,
  { attempt }: KnownAttempt,
  from: string | null,
  to: string | null,
  queries: number,
): Promise<boolean> {
  const { numUpdatedRows } = await shop.db
    .updateTable('payments')
    .set({ next_query_at: to, queries })
    .where('store_id', '=', attempt.storeId)
    .where('id', '=', attempt.id)
    .where('next_query_at', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
