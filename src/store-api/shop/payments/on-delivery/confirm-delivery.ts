import { beginDelivery } from './begin-delivery.ts';
import { supersede } from '../attempts/attempt.ts';
import type { Trx } from '../../../base/db/transact.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { DUE, isToConfirm } from '../../orders/collect.ts';
import type { OrderCaps } from '../../orders/order-caps.ts';
import { lockOrderState } from '../../orders/set-order-status.ts';
import type { Store } from '../../stores/store-of-host.ts';

/** An order that waited for its confirmation is to be paid on delivery from now on. False: it does not wait for one. */
export async function confirmDelivery(
  trx: Trx,
  app: MailContext & Partial<Pick<OrderCaps, 'orderMailsPerHour'>>,
  { store, orderId, cause, at }: { store: Store; orderId: string; cause: string; at: string },
): Promise<boolean> {
  const storeId = store.id;
  const state = await lockOrderState(trx, storeId, orderId);
  if (!state || !isToConfirm(state)) return false;
  await supersede(trx, { storeId, orderId, at });
  await trx
    .updateTable('orders')
    .set({ collect: DUE, confirm_by: null })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .execute();
  await beginDelivery(trx, app, { store, orderId, cause, at });
  return true;
}
