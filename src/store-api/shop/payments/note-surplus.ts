import { noteRefund } from '../orders/refunds/add-refund.ts';
import { notifyStoreOfRefund } from '../orders/refunds/refund-mails.ts';
import type { MailContext } from '../mail/mail-context.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { Trx } from '../../base/db/transact.ts';

/**
 * A payment that was begun before a part of the order was called off brings more than the order comes to by now: the
 * rest is due back (docs/decisions D591). To be called once the payment has paid the order, whose row must be locked.
 */
export async function noteSurplus(
  trx: Trx,
  app: MailContext,
  { store, orderId, paymentId, at }: { store: Store; orderId: string; paymentId: string; at: string },
): Promise<void> {
  const paid = await trx
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'payments.store_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .select(['payments.amount_paise', 'orders.total_paise', 'orders.currency', 'orders.status'])
    .where('payments.store_id', '=', store.id)
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const amountPaise = paid.amount_paise - paid.total_paise;
  if (amountPaise <= 0) return;
  const { currency, status } = paid;
  const refund = { storeId: store.id, orderId, paymentId, amountPaise, currency, at };
  const cause = await noteRefund(trx, { ...refund, reason: 'cancelled-before', status });
  await notifyStoreOfRefund(trx, app, store, orderId, cause);
}
