import { refusalsIn, shopRefusals } from '#backends/serving/refusal-texts.ts';
import { type Answer, ok, refuse } from '#backends/serving/answer.ts';
import { announcePaid } from './announce-paid.ts';
import { DUE } from '../orders/collect.ts';
import { issueReceipt } from '../documents/issue-receipt.ts';
import { payBeforeDelivery } from '../orders/pay-before-delivery.ts';
import { noteRefund } from '../orders/refunds/add-refund.ts';
import type { Money } from '../orders/refunds/refund-causes.ts';
import { lockOrder, moveOrder } from '../orders/set-order-status.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { notifyCustomer } from '../orders/notify/notify-customer.ts';
import { notifyStoreOfRefund } from '../orders/refunds/refund-mails.ts';
import type { OutboxContext } from '../mail/mail-context.ts';
import { findStoreById, type Store } from '../stores/store-of-host.ts';
import { FAILED, MISMATCHED, STARTED, SUCCEEDED, SUPERSEDED } from './attempts/attempt.ts';
import { lastQuery } from './reconcile/query-schedule.ts';
import { scheduleUnneeded } from './attempts/unneeded-attempts.ts';
import type { PaymentEvent } from './gateway.ts';
import { noteSurplus } from './note-surplus.ts';
import { hasOddMoney, noteMismatch } from './note-mismatch.ts';
import { log } from '#log.ts';
import { count } from '#counters.ts';
import { PENDING, PROCESSING } from '#contract/order-status.ts';

/**
 * Applies a verified event, whether it came by webhook, by a returning browser or as the answer to a query. The only
 * place where a payment changes an order. Repeats and late failures change nothing: a success is final, and the order
 * goes from Pending to Processing once (reliability P4-P6). Another amount or currency is refused with 422 and noted
 * for the owner, an attempt of another gateway or store refused with 404; else `{success: true, changed}`.
 */
export async function settle(
  app: OutboxContext,
  { storeId, gatewayId }: { storeId: string; gatewayId: string },
  event: PaymentEvent,
): Promise<Answer> {
  const attempt = await app.db
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'payments.store_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .where('payments.store_id', '=', storeId)
    .where('payments.id', '=', event.attemptId)
    .where('payments.provider', '=', gatewayId)
    .select([
      'payments.order_id as orderId',
      'payments.amount_paise as amountPaise',
      'payments.created_at as startedAt',
      'orders.currency',
    ])
    .executeTakeFirst();
  const store = attempt && (await findStoreById(app.db, storeId));
  if (!attempt || !store) return refuse(404, 'not-found', shopRefusals().paymentNotFound);
  if (event.amountPaise !== attempt.amountPaise || event.currency !== attempt.currency) {
    if (event.outcome === 'succeeded')
      await noteMismatch(app, { store, orderId: attempt.orderId, event, due: attempt });
    log.error(
      {
        gateway: gatewayId,
        attempt: event.attemptId,
        order: attempt.orderId,
        outcome: event.outcome,
        paise: event.amountPaise,
        currency: event.currency,
        due: attempt.amountPaise,
      },
      'a gateway reports another amount: look at this payment there',
    );
    return refuse(422, 'amount-mismatch', refusalsIn(store.language).amountMismatch);
  }
  const answer = await transact<Answer>(app.db, (trx) =>
    change(trx, app, { ...attempt, store, event, at: app.now().toISOString() }),
  );
  app.outbox.trigger();
  return answer;
}

interface Change {
  store: Store;
  orderId: string;
  startedAt: string;
  event: PaymentEvent;
  at: string;
}

/** Locks the order's row first, as every transaction does that changes an order, so that there is no deadlock. */
async function change(trx: Trx, app: OutboxContext, { store, orderId, startedAt, event, at }: Change): Promise<Answer> {
  const storeId = store.id;
  const orderStatus = await lockOrder(trx, storeId, orderId);
  const { numInsertedOrUpdatedRows: isNew } = await trx
    .insertInto('payment_events')
    .values({ store_id: storeId, payment_id: event.attemptId, event_id: event.eventId, outcome: event.outcome, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!isNew) return ok({ success: true, changed: false });
  const succeeded = event.outcome === 'succeeded';
  // Before an order expires, its attempts are all asked for.
  const needsNoQuery = succeeded || (orderStatus === PENDING && !(await hasOddMoney(trx, storeId, orderId)));
  const [settled] = await trx
    .updateTable('payments')
    .set({
      status: succeeded ? SUCCEEDED : FAILED,
      next_query_at: needsNoQuery ? null : lastQuery(startedAt, app.now()),
      updated_at: at,
      ...(event.transactionId ? { transaction_id: event.transactionId } : {}),
    })
    .where('store_id', '=', storeId)
    .where('id', '=', event.attemptId)
    .where('status', 'in', succeeded ? [STARTED, SUPERSEDED, FAILED, MISMATCHED] : [STARTED, SUPERSEDED])
    .returning('confirmed_at')
    .execute();
  if (settled && succeeded) count('payments_settled');
  if (settled && succeeded)
    await recordPayment(trx, app, {
      store,
      orderId,
      attemptId: event.attemptId,
      money: event,
      isConfirmed: settled.confirmed_at !== null,
      at,
    });
  if (settled && succeeded) await scheduleUnneeded(trx, storeId, orderId, at);
  return ok({ success: true, changed: settled !== undefined });
}

interface Arrival {
  store: Store;
  orderId: string;
  attemptId: string;
  money: Money;
  /** The owner confirmed the order while this attempt was open: this may be the payment that the owner saw. */
  isConfirmed: boolean;
  at: string;
}

/** Moves the order on. A payment of an order that is already paid or cancelled is recorded for the owner to refund. */
async function recordPayment(
  trx: Trx,
  app: OutboxContext,
  { store, orderId, attemptId, money: { amountPaise, currency }, isConfirmed, at }: Arrival,
): Promise<void> {
  const storeId = store.id;
  const paid = { orderId, cause: `paid by ${attemptId}`, at };
  if (
    (await payBeforeDelivery(trx, { ...paid, store })) ||
    (await moveOrder(trx, { ...paid, storeId, to: PROCESSING }))
  ) {
    announcePaid(trx, { storeId, orderId, at }, attemptId);
    const documents = await issueReceipt(trx, store, { orderId, paymentId: attemptId, at });
    await notifyCustomer(trx, app, store, orderId, 'paid', undefined, { documents });
    return noteSurplus(trx, app, { store, orderId, paymentId: attemptId, at });
  }
  const { status, collect } = await trx
    .updateTable('orders')
    .set({ updated_at: at })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .returning(['status', 'collect'])
    .executeTakeFirstOrThrow();
  const reason = isConfirmed ? 'paid-after' : collect === DUE ? 'on-its-way' : 'paid-twice';
  const refund = { storeId, orderId, paymentId: attemptId, amountPaise, currency, reason, at } as const;
  const cause = await noteRefund(trx, { ...refund, status });
  await notifyStoreOfRefund(trx, app, store, orderId, cause);
}
