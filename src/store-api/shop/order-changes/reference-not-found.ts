import type { ChangeOrderInput } from './change-order.ts';
import type { Db } from '../../base/db/open-database.ts';
import { transact } from '../../base/db/transact.ts';
import { isBeingChecked } from '../orders/hold.ts';
import { notifyCustomer } from '../orders/notify/notify-customer.ts';
import { findOrder } from '../orders/order-rows.ts';
import { OWNER_CAUSES, withNote } from '../orders/owner-notes.ts';
import { addOrderEvent, lockOrder } from '../orders/set-order-status.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { StartError } from '#environment.ts';

/**
 * The owner did not find the payment of an order by the reference that its shopper gave: they are told, and may give
 * another one or pay again. Gives that reference. @throws StartError in one line when none is looked for
 */
export async function referenceNotFound(
  db: Db,
  { storeId, orderId, note, link, now, mailFrom }: Omit<ChangeOrderInput, 'action' | 'force'>,
): Promise<string> {
  const at = now().toISOString();
  const store = await findStoreById(db, storeId);
  const reference = await transact(db, async (trx) => {
    await lockOrder(trx, storeId, orderId);
    await link?.check(trx);
    const order = (await findOrder(trx, storeId, orderId))?.order;
    if (!store || !order) throw new StartError(`There is no order ${orderId}.`);
    if (!isBeingChecked(order)) throw new StartError(`No payment of order ${orderId} is looked for by a reference.`);
    await trx
      .updateTable('orders')
      .set({ payment_reference: null, updated_at: at })
      .where('store_id', '=', storeId)
      .where('id', '=', orderId)
      .execute();
    const cause = withNote(`${OWNER_CAUSES.notFound} ${order.payment_reference ?? ''}`, note, link);
    await addOrderEvent(trx, { storeId, orderId, status: order.status, cause, at });
    await notifyCustomer(trx, { now, mailFrom }, store, orderId, 'notFound', note);
    return order.payment_reference ?? '';
  });
  return typeof reference === 'string' ? reference : '';
}
