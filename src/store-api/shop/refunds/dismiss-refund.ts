import { SUCCEEDED, SUPERSEDED } from '../payments/attempts/attempt.ts';
import { OWNER } from '../payments/by-hand/payment-by-hand.ts';
import type { Trx } from '../../base/db/transact.ts';

interface Dismissed {
  storeId: string;
  orderId: string;
  refundId: string;
}

/**
 * Nothing of it is to be returned: what a gateway reported, and the owner looked into, is then no second payment. Where
 * the owner had confirmed the order it is the money that the owner had seen; another amount that a payment reported
 * before the right one was none. The order's row must be locked by this transaction.
 */
export async function dismissRefund(trx: Trx, { storeId, orderId, refundId }: Dismissed): Promise<void> {
  const { reason, payment_id } = await trx
    .selectFrom('refunds')
    .select(['reason', 'payment_id'])
    .where('store_id', '=', storeId)
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  if (reason === 'other-amount' && payment_id !== null)
    await trx
      .updateTable('payments')
      .set({ came_paise: null, came_currency: null })
      .where('store_id', '=', storeId)
      .where('id', '=', payment_id)
      .where('status', '=', SUCCEEDED)
      .execute();
  if (reason !== 'other-amount' && reason !== 'paid-after') return;
  await trx
    .updateTable('payments')
    .set({ status: SUPERSEDED })
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('provider', '=', OWNER)
    .where('status', '=', SUCCEEDED)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.store_id', '=', 'payments.store_id')
            .whereRef('refunds.payment_id', '=', 'payments.id'),
        ),
      ),
    )
    .execute();
}
