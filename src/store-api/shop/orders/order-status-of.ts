import type { Db } from '../../base/db/open-database.ts';

/** Undefined when there is no such order. */
export async function statusOf(db: Db, storeId: string, orderId: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('orders')
    .select('status')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return found?.status;
}
