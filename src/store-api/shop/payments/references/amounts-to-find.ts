import type { Db } from '../../../base/db/open-database.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { UPI } from '../upi.ts';

/**
 * What the payments come to that only the owner sees come, in paise, by the ids of their orders: of each the last one
 * that was begun. It is not the total of an order that is to be paid on delivery, which has a fee for that.
 */
export async function amountsToFind(
  db: Db | Trx,
  storeId: string,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const begun = await db
    .selectFrom('payments')
    .select(['order_id', 'amount_paise'])
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orderIds)
    .where('provider', '=', UPI)
    .orderBy('created_at')
    .execute();
  return new Map(begun.map(({ order_id, amount_paise }) => [order_id, amount_paise]));
}
