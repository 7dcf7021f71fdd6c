import { noteChanges, productTags } from './changes.ts';
import { returnStock } from './stock.ts';
import type { Trx } from './transact.ts';
import { CANCELLED, comesFrom } from '../rules/order-status.ts';

/**
 * Moves an order on and writes down why; false when it is not in a status this one may follow (decisions.md row 17).
 * A cancelled order gives its stock back.
 */
export async function moveOrder(trx: Trx, { storeId, orderId, to, cause, at }: { storeId: string; orderId: string; to: number; cause: string; at: string }): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ status: to, updated_at: at })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .where('status', 'in', comesFrom(to))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await addOrderEvent(trx, { storeId, orderId, status: to, cause, at });
  if (to === CANCELLED) await noteChanges(trx, storeId, productTags(await returnStock(trx, storeId, orderId)), at);
  return true;
}

/** The order's row must be locked by this transaction, or new. */
export async function addOrderEvent(trx: Trx, { storeId, orderId, status, cause, at }: { storeId: string; orderId: string; status: number; cause: string; at: string }): Promise<void> {
  const { position } = await trx
    .selectFrom('order_events')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .select((eb) => eb.fn.countAll<number>().as('position'))
    .executeTakeFirstOrThrow();
  await trx.insertInto('order_events').values({ store_id: storeId, order_id: orderId, position, status, cause, at }).execute();
}
