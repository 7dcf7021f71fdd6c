import { heldOf, releaseHolds } from '../../orders/returns/holds.ts';
import { readReturns } from '../../orders/returns/return-rows.ts';
import { lockOrder } from '../../orders/set-order-status.ts';
import { startBackgroundJob } from '../../../base/jobs/background-job.ts';
import type { Db } from '../../../base/db/open-database.ts';
import { transact } from '../../../base/db/transact.ts';

const EVERY_MS = 10 * 60_000;
const BATCH = 100;

/** Looks every ten minutes for what was held too long. Returns a function that stops it. */
export function startReleasingHolds(app: { db: Db; now: () => Date }): () => Promise<void> {
  return startBackgroundJob('what is held for exchanges', () => releaseOldHolds(app), { everyMs: EVERY_MS }).close;
}

/**
 * What is wanted in exchange for pieces that have not come back in time can be sold again (docs/decisions D562).
 * Returns of how many orders.
 */
export async function releaseOldHolds({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  const at = now().toISOString();
  let count = 0;
  for (;;) {
    const due = await db
      .selectFrom('return_pieces')
      .select(['store_id', 'order_id'])
      .distinct()
      .where('held_until', '<=', at)
      .limit(BATCH)
      .execute();
    for (const order of due)
      await transact(db, async (trx) => {
        await lockOrder(trx, order.store_id, order.order_id);
        const returns = (await readReturns(trx, order.store_id, [order.order_id])).get(order.order_id) ?? [];
        const old = heldOf(returns).filter(({ held_until }) => (held_until ?? '') <= at);
        await releaseHolds(trx, old, at);
      });
    count += due.length;
    if (due.length < BATCH) return count;
  }
}
