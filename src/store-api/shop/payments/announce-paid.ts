import { announceOrder } from '../orders/announced-order.ts';
import type { Trx } from '../../base/db/transact.ts';
import { toRupees } from '#lib/minor-units.ts';

/** Announces that the money of an order has come, by this payment. */
export function announcePaid(
  trx: Trx,
  order: { storeId: string; orderId: string; at: string },
  paymentId: string,
): void {
  announceOrder(trx, 'order.paid', order, async () => ({ payment: await paymentOf(trx, order.storeId, paymentId) }));
}

async function paymentOf(trx: Trx, storeId: string, id: string): Promise<object> {
  const { provider, method, amount_paise, currency, transaction_id } = await trx
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'payments.store_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .select(['payments.provider', 'payments.method', 'payments.amount_paise', 'payments.transaction_id'])
    .select('orders.currency')
    .where('payments.store_id', '=', storeId)
    .where('payments.id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, provider, method, amount: toRupees(amount_paise), currency, transactionId: transaction_id };
}
