import { fitToLeft } from './fit-to-left.ts';
import { markRefunded } from './mark-refunded.ts';
import { settleAnswer } from './settle-answer.ts';
import { addRefund } from '../orders/refunds/add-refund.ts';
import { moneyText } from '../orders/refunds/refund-causes.ts';
import { DUE, PAID_OUT, PENDING, SUCCEEDED, TO_CHECK } from '../orders/refunds/refund-states.ts';
import { notifyOfRefund } from '../orders/refunds/refund-mails.ts';
import { updateRefund } from '../orders/refunds/update-refund.ts';
import { addOrderEvent, lockOrder } from '../orders/set-order-status.ts';
import type { RefundEvent } from '../payments/gateway.ts';
import { nextRefundQuery } from '../payments/reconcile/query-schedule.ts';
import { SANDBOX } from '../payments/sandbox/sandbox-bank.ts';
import type { OutboxContext } from '../mail/mail-context.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { refusalsIn, shopRefusals } from '#backends/serving/refusal-texts.ts';
import { type Answer, ok, refuse } from '#backends/serving/answer.ts';
import { log } from '#log.ts';

interface Source {
  storeId: string;
  gatewayId: string;
}

/**
 * Applies a verified report of a refund. One that the shop never asked for, of a payment that is the shop's, was made
 * at the gateway's own pages and is recorded. 404 where neither is this store's, 422 for another amount than was asked
 * for; else `{success: true, changed}`.
 */
export async function settleReport(app: OutboxContext, source: Source, event: RefundEvent): Promise<Answer> {
  const known = await findKnown(app, source, event);
  if (!known) return recordReport(app, source, event);
  if (known.amount_paise !== event.amountPaise || known.currency !== event.currency) {
    const { gatewayId: gateway } = source;
    log.error(
      { gateway, refund: known.id, paise: event.amountPaise, currency: event.currency, asked: known.amount_paise },
      'a gateway reports another amount of a refund: look at it there',
    );
    const store = await findStoreById(app.db, source.storeId);
    return refuse(422, 'amount-mismatch', refusalsIn(store?.language ?? 'en').amountMismatch);
  }
  return ok({ success: true, changed: await settleAnswer(app, known, event.answer, { isQuery: false }) });
}

async function findKnown({ db }: OutboxContext, { storeId, gatewayId }: Source, event: RefundEvent) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', (join) =>
      join.onRef('payments.store_id', '=', 'refunds.store_id').onRef('payments.id', '=', 'refunds.payment_id'),
    )
    .select(['refunds.store_id', 'refunds.id', 'refunds.order_id', 'refunds.amount_paise', 'refunds.currency'])
    .where('refunds.store_id', '=', storeId)
    .where('payments.provider', '=', gatewayId)
    .where((eb) =>
      eb.or([
        eb('refunds.reference', '=', event.reference),
        ...(event.refundId === undefined ? [] : [eb('refunds.id', '=', event.refundId)]),
      ]),
    )
    .executeTakeFirst();
}

async function recordReport(app: OutboxContext, { storeId, gatewayId }: Source, event: RefundEvent): Promise<Answer> {
  const payment = await app.db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('store_id', '=', storeId)
    .where('provider', '=', gatewayId)
    .where('transaction_id', '=', event.transactionId)
    .executeTakeFirst();
  const store = payment && (await findStoreById(app.db, storeId));
  if (!payment || !store) return refuse(404, 'not-found', shopRefusals().paymentNotFound);
  // Nothing has gone back.
  if (event.answer.state === 'failed') return ok({ success: true, changed: false });
  const { amountPaise, currency, reference } = event;
  const isBack = event.answer.state === 'succeeded';
  const answer = await transact<Answer>(app.db, async (trx) => {
    const { order_id: orderId, id: paymentId } = payment;
    const status = (await lockOrder(trx, storeId, orderId)) ?? 0;
    const at = app.now().toISOString();
    const money = { storeId, orderId, paymentId, amountPaise, currency };
    const found = await findSame(trx, { ...money, reference });
    if (found?.reference === reference) return ok({ success: true, changed: false });
    const settled = isBack
      ? { state: SUCCEEDED, reference, settled_at: at, next_query_at: null }
      : { state: PENDING, reference, next_query_at: nextRefundQuery({ queries: 0, now: app.now(), failed: false }) };
    // The owner has said so before its gateway did.
    const isTold = found?.state === PAID_OUT;
    if (found)
      await updateRefund(
        trx,
        { store_id: storeId, id: found.id },
        isTold ? { reference } : { ...settled, updated_at: at },
      );
    const { number } = found
      ? { number: found.position }
      : await addRefund(trx, { ...money, reason: 'gateway', at }, settled);
    if (isTold) return ok({ success: true, changed: true });
    await fitToLeft(trx, { storeId, orderId, status, paymentId, currency, at });
    const cause = `${isBack ? 'refunded' : 'refund on its way:'} ${moneyText(money)} (${number}), at ${gatewayId}'s own pages`;
    await addOrderEvent(trx, { storeId, orderId, status, cause, at });
    if (isBack) await markRefunded(trx, { storeId, orderId, status, at }, 'gateway');
    const way = gatewayId === SANDBOX ? 'sandbox' : 'gateway';
    if (isBack) await notifyOfRefund(trx, app, store, orderId, { amountPaise, currency, way });
    return ok({ success: true, changed: true });
  });
  app.outbox.trigger();
  return answer;
}

/**
 * The same refund, reported before; else money of just this amount that the owner was to return of this payment, or
 * said to have returned.
 */
async function findSame(
  trx: Trx,
  {
    storeId,
    paymentId,
    amountPaise,
    currency,
    reference,
  }: { storeId: string; paymentId: string; amountPaise: number; currency: string; reference: string },
) {
  const all = await trx
    .selectFrom('refunds')
    .select(['id', 'position', 'state', 'reference', 'amount_paise', 'currency'])
    .where('store_id', '=', storeId)
    .where('payment_id', '=', paymentId)
    .orderBy('position')
    .execute();
  const same = all.filter(
    (one) => one.reference === null && one.amount_paise === amountPaise && one.currency === currency,
  );
  const inState = (state: string) => same.find((one) => one.state === state);
  return all.find((one) => one.reference === reference) ?? inState(DUE) ?? inState(TO_CHECK) ?? inState(PAID_OUT);
}
