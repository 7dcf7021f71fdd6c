import { isOnDelivery, mayBePaid } from './collect.ts';
import { addOrderEvent, moveOrder } from './set-order-status.ts';
import type { Trx } from '../../base/db/transact.ts';
import { termsOf } from '../pricing/pricing-terms.ts';
import { withFee } from '../pricing/stored-totals.ts';
import type { Store } from '../stores/store-of-host.ts';
import { PENDING, PROCESSING } from '#contract/order-status.ts';

/**
 * An order that was to be paid on delivery is paid before it is sent, or before it was confirmed: the fee for that
 * falls away. False: it is no such order. Its row must be locked by this transaction.
 */
export async function payBeforeDelivery(
  trx: Trx,
  { store, orderId, cause, at }: { store: Store; orderId: string; cause: string; at: string },
): Promise<boolean> {
  const storeId = store.id;
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'collect', 'total_paise', 'parts', 'pricing'])
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order || !isOnDelivery(order) || !mayBePaid(order)) return false;
  await trx
    .updateTable('orders')
    .set({ ...withFee(termsOf(store), order, []), collect: null, confirm_by: null, updated_at: at })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .execute();
  if (order.status === PENDING) await moveOrder(trx, { storeId, orderId, to: PROCESSING, cause, at });
  else await addOrderEvent(trx, { storeId, orderId, status: PROCESSING, cause, at });
  return true;
}
