import type { Db } from '../../../base/db/open-database.ts';
import { STARTED, SUPERSEDED } from './attempt.ts';
import { isGivenUp } from '../reconcile/query-schedule.ts';
import { UPI } from '../upi.ts';

/** Attempts by which an order may still be paid at a gateway that reports payments; UPI does not, the owner looks. */
export async function findOpenAttempts(
  db: Db,
  storeId: string,
  orderId: string,
  now: Date,
): Promise<{ id: string; provider: string }[]> {
  const found = await db
    .selectFrom('payments')
    .select(['id', 'provider', 'created_at'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('provider', '!=', UPI)
    .where('status', 'in', [STARTED, SUPERSEDED])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return found.filter(({ created_at }) => !isGivenUp(created_at, now));
}
