import type { Db } from '../../base/db/open-database.ts';
import { StartError } from '#environment.ts';

/** No link that was mailed for this order works any more. @throws StartError in one line when there is no such order */
export async function revokeLinks(db: Db, { storeId, orderId }: { storeId: string; orderId: string }): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set((eb) => ({ link_version: eb('link_version', '+', 1) }))
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new StartError(`There is no order ${orderId}.`);
}
