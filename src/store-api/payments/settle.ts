import { type Answer, ok, refuse } from '../answer.ts';
import { addOrderEvent, moveOrder } from '../db/order-status.ts';
import type { Trx } from '../db/transact.ts';
import { PROCESSING } from '../rules/order-status.ts';
import { FAILED, STARTED, SUCCEEDED } from './attempt.ts';
import type { PaymentEvent } from './provider.ts';

/**
 * What a checked callback changes. Repeats and late failures change nothing: money that arrived stays arrived, and
 * the order goes from Pending to Processing once (reliability P4-P6). Another amount or currency is refused.
 */
export async function settle(trx: Trx, { storeId, event, at }: { storeId: string; event: PaymentEvent; at: string }): Promise<Answer> {
  const attempt = await trx
    .selectFrom('payments')
    .innerJoin('orders', (join) => join.onRef('orders.store_id', '=', 'payments.store_id').onRef('orders.id', '=', 'payments.order_id'))
    .where('payments.store_id', '=', storeId)
    .where('payments.id', '=', event.attemptId)
    .select(['payments.order_id', 'payments.amount_paise', 'orders.currency', 'orders.status'])
    .executeTakeFirst();
  if (!attempt) return refuse(404, 'not-found', 'There is no such payment.');
  if (event.amountPaise !== attempt.amount_paise || event.currency !== attempt.currency)
    return refuse(422, 'amount-mismatch', 'The amount is not the amount of this payment.');

  const succeeded = event.outcome === 'succeeded';
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set({ status: succeeded ? SUCCEEDED : FAILED, reference: event.eventId, updated_at: at })
    .where('store_id', '=', storeId)
    .where('id', '=', event.attemptId)
    .$if(succeeded, (query) => query.where('status', '!=', SUCCEEDED))
    .$if(!succeeded, (query) => query.where('status', '=', STARTED))
    .executeTakeFirst();
  if (numUpdatedRows > 0n && succeeded) await noteMoney(trx, { storeId, orderId: attempt.order_id, attemptId: event.attemptId, at });
  return ok({ success: true, changed: numUpdatedRows > 0n });
}

/** Money for an order that is paid or cancelled already is written down for the owner to return. */
async function noteMoney(trx: Trx, { storeId, orderId, attemptId, at }: { storeId: string; orderId: string; attemptId: string; at: string }): Promise<void> {
  if (await moveOrder(trx, { storeId, orderId, to: PROCESSING, cause: `paid by ${attemptId}`, at })) return;
  const { status } = await trx.updateTable('orders').set({ updated_at: at }).where('store_id', '=', storeId).where('id', '=', orderId).returning('status').executeTakeFirstOrThrow();
  await addOrderEvent(trx, { storeId, orderId, status, cause: `refund due: paid by ${attemptId} too`, at });
}
