import type { Trx } from '../../../base/db/transact.ts';

/** How the money of an order stands that was to be paid on delivery (orders/collect.ts); its row must be locked. */
export async function setCollect(
  trx: Trx,
  { storeId, orderId }: { storeId: string; orderId: string },
  collect: string | null,
): Promise<void> {
  await trx.updateTable('orders').set({ collect }).where('store_id', '=', storeId).where('id', '=', orderId).execute();
}
