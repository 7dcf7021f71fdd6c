import { MISMATCHED, SUCCEEDED } from './attempts/attempt.ts';
import { askFailedOnceMore } from './attempts/unneeded-attempts.ts';
import type { PaymentEvent } from './gateway.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import type { OutboxContext } from '../mail/mail-context.ts';
import { notifyStoreOfRefund } from '../orders/refunds/refund-mails.ts';
import { noteRefund } from '../orders/refunds/add-refund.ts';
import type { Money } from '../orders/refunds/refund-causes.ts';
import { lockOrder } from '../orders/set-order-status.ts';
import type { Store } from '../stores/store-of-host.ts';
import { PENDING } from '#contract/order-status.ts';

interface Mismatch {
  store: Store;
  orderId: string;
  event: PaymentEvent;
  due: Money;
}

/**
 * Money of another amount or currency has come: the order does not move on, does not expire either, and the owner is
 * told, once (docs/decisions D320).
 */
export async function noteMismatch(app: OutboxContext, { store, orderId, event, due }: Mismatch): Promise<void> {
  const at = app.now().toISOString();
  await transact(app.db, async (trx) => {
    const status = (await lockOrder(trx, store.id, orderId)) ?? PENDING;
    const { attemptId: paymentId, amountPaise, currency } = event;
    const known = await trx
      .selectFrom('refunds')
      .select('id')
      .where('store_id', '=', store.id)
      .where('order_id', '=', orderId)
      .where('payment_id', '=', paymentId)
      .where('reason', '=', 'other-amount')
      .where('amount_paise', '=', amountPaise)
      .where('currency', '=', currency)
      .executeTakeFirst();
    if (known) return;
    await trx
      .updateTable('payments')
      .set({ came_paise: amountPaise, came_currency: currency })
      .where('store_id', '=', store.id)
      .where('id', '=', paymentId)
      .execute();
    await trx
      .updateTable('payments')
      .set({
        status: MISMATCHED,
        next_query_at: null,
        updated_at: at,
        ...(event.transactionId ? { transaction_id: event.transactionId } : {}),
      })
      .where('store_id', '=', store.id)
      .where('id', '=', paymentId)
      .where('status', '!=', SUCCEEDED)
      .execute();
    await askFailedOnceMore(trx, store.id, orderId, at);
    const refund = {
      storeId: store.id,
      orderId,
      paymentId,
      amountPaise,
      currency,
      reason: 'other-amount',
      at,
    } as const;
    const cause = await noteRefund(trx, { ...refund, status, due });
    await notifyStoreOfRefund(trx, app, store, orderId, cause);
  });
  app.outbox.trigger();
}

/** Did money of another amount or currency come? Such an order does not expire: its owner decides. */
export async function hasOddMoney(trx: Trx, storeId: string, orderId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('payments')
    .select('id')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('status', '=', MISMATCHED)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
