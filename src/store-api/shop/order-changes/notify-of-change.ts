import type { Trx } from '../../base/db/transact.ts';
import { notifyCustomer } from '../orders/notify/notify-customer.ts';
import { readLedger, refundedOf } from '../refunds/ledger.ts';

/** The same as `notifyCustomer`, of an order of which money may have gone back: its mails say how much. */
export async function notifyOfChange(
  ...[trx, app, store, orderId, news, note, details]: Parameters<typeof notifyCustomer>
): Promise<void> {
  const refundedPaise = await refundedOfOrder(trx, store.id, orderId);
  await notifyCustomer(trx, app, store, orderId, news, note, { ...details, refundedPaise });
}

/** What of the money of an order has gone back, in paise. */
export async function refundedOfOrder(trx: Trx, storeId: string, orderId: string): Promise<number> {
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'collect', 'total_paise', 'currency'])
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order ? refundedOf(await readLedger(trx, storeId, orderId), order).refunded : 0;
}
