import { creditNotesOf } from './credit-given-back.ts';
import { findRefund } from './refund-record.ts';
import { leftOf, readLedger, type Refund } from './ledger.ts';
import { markRefunded } from './mark-refunded.ts';
import { wayOf } from './way-of.ts';
import { addRefund } from '../orders/refunds/add-refund.ts';
import { moneyText, refundCause, type RefundReason } from '../orders/refunds/refund-causes.ts';
import { DISMISSED, DUE, FAILED, PAID_OUT, PENDING, SUCCEEDED, UNDERWAY } from '../orders/refunds/refund-states.ts';
import { notifyOfRefund, notifyStoreOfTrouble } from '../orders/refunds/refund-mails.ts';
import { updateRefund } from '../orders/refunds/update-refund.ts';
import { addOrderEvent, lockOrder } from '../orders/set-order-status.ts';
import type { RefundAnswer } from '../payments/gateway.ts';
import { nextRefundQuery } from '../payments/reconcile/query-schedule.ts';
import type { OutboxContext } from '../mail/mail-context.ts';
import { findStoreById, type Store } from '../stores/store-of-host.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { log } from '#log.ts';

type Known = Pick<Refund, 'store_id' | 'id' | 'order_id'>;

/**
 * Applies what a gateway says of a refund, whether it reports it or was asked. The only place where a gateway changes a
 * refund that the shop knows: it goes forward once, repeats and late words change nothing. What is settled is settled
 * otherwise only by the gateway's answer to a query: a report to the contrary has it queried. A refund that failed is
 * due again, by a row of its own. True when something has changed.
 */
export async function settleAnswer(
  app: OutboxContext,
  known: Known,
  answer: RefundAnswer,
  { isQuery }: { isQuery: boolean },
): Promise<boolean> {
  const store = await findStoreById(app.db, known.store_id);
  const changed = await transact(app.db, async (trx) => {
    const status = await lockOrder(trx, known.store_id, known.order_id);
    const refund = await findRefund(trx, known.store_id, known.id);
    if (!store || status === undefined || !refund) return false;
    const change = { trx, app, store, refund, status, at: app.now().toISOString() };
    if (UNDERWAY.includes(refund.state)) return goOn(change, answer, isQuery);
    const isBack = answer.state === SUCCEEDED;
    const isContrary =
      (refund.state === SUCCEEDED && answer.state === FAILED) ||
      (isBack && (refund.state === FAILED || refund.state === DISMISSED));
    if (isBack && refund.state === PAID_OUT && refund.asked_at !== null) return recordTwice(change, answer);
    if (!isContrary) return endQueries(change);
    if (isQuery) return goOn(change, answer, isQuery);
    await update(change, { next_query_at: change.at });
    return false;
  });
  app.outbox.trigger();
  return changed === true;
}

interface Change {
  trx: Trx;
  app: OutboxContext;
  store: Store;
  refund: Refund;
  status: number;
  at: string;
}

async function goOn(change: Change, answer: RefundAnswer, isQuery: boolean): Promise<boolean> {
  const { app, refund } = change;
  const reference = answer.reference ?? refund.reference;
  if (answer.state === PENDING) {
    const queries = refund.queries + Number(isQuery);
    const next_query_at = nextRefundQuery({ queries, now: app.now(), failed: false });
    await update(change, { state: PENDING, reference, queries, next_query_at });
    return refund.state !== PENDING;
  }
  const settled = { reference, next_query_at: null, settled_at: change.at };
  if (answer.state === FAILED) {
    await update(change, { ...settled, state: FAILED, said: answer.said });
    await fail(change, answer.said);
  } else {
    await update(change, { ...settled, state: SUCCEEDED });
    await succeed(change);
  }
  const { trx, store, status, at } = change;
  await markRefunded(trx, { storeId: store.id, orderId: refund.order_id, status, at }, 'gateway');
  return true;
}

async function succeed({ trx, app, store, refund, status, at }: Change): Promise<void> {
  const { order_id: orderId, position, amount_paise: amountPaise, currency } = refund;
  await addOrderEvent(trx, {
    ...{ storeId: store.id, orderId, status, at },
    cause: `refunded ${moneyText({ amountPaise, currency })} (${position})`,
  });
  if (refund.state === FAILED) await dismissItsHeir(trx, refund, at);
  const way = await wayOf(trx, refund);
  const documents = await creditNotesOf(trx, refund);
  await notifyOfRefund(trx, app, store, orderId, { amountPaise, currency, way, documents });
}

/** What failed before, and was due again, has come to the shopper after all. */
async function dismissItsHeir(trx: Trx, failed: Refund, at: string): Promise<void> {
  const { refunds } = await readLedger(trx, failed.store_id, failed.order_id);
  const heir = refunds.find(
    (one) =>
      one.state === DUE &&
      one.position > failed.position &&
      one.payment_id === failed.payment_id &&
      one.amount_paise === failed.amount_paise &&
      one.reason === failed.reason &&
      one.pieces === failed.pieces,
  );
  if (heir) await updateRefund(trx, heir, { state: DISMISSED, updated_at: at, settled_at: at });
}

async function fail({ trx, app, store, refund, status, at }: Change, said: string): Promise<void> {
  const { order_id: orderId, payment_id: paymentId, amount_paise: amountPaise, currency, note, pieces } = refund;
  const reason = refund.reason as RefundReason;
  const facts = { storeId: store.id, orderId, paymentId, amountPaise, currency, reason, at };
  await addOrderEvent(trx, {
    ...{ storeId: store.id, orderId, status, at },
    cause: `refund failed (${refund.position}): ${moneyText(facts)}`,
  });
  const due = { state: DUE, note, pieces, said };
  // It may have been refused because its owner gave the money back at the gateway's own pages.
  const left = paymentId === null ? amountPaise : leftOf(await readLedger(trx, store.id, orderId), paymentId, currency);
  const owed = Math.min(amountPaise, left);
  if (owed > 0) await addRefund(trx, { ...facts, amountPaise: owed }, due);
  await notifyStoreOfTrouble(trx, app, store, orderId, { cause: refundCause({ ...facts, ...due }), isLate: false });
}

/**
 * The owner returned it by hand, after its gateway had not answered for long, and now the gateway has returned it too.
 */
async function recordTwice({ trx, refund, status, at }: Change, { reference }: RefundAnswer): Promise<boolean> {
  if (reference === undefined || refund.reference === reference) return false;
  const { store_id: storeId, order_id: orderId, payment_id: paymentId, amount_paise: amountPaise, currency } = refund;
  await updateRefund(trx, refund, { reference });
  const money = { storeId, orderId, paymentId, amountPaise, currency };
  const settled = { state: SUCCEEDED, settled_at: at };
  const { number } = await addRefund(trx, { ...money, reason: 'gateway', at }, settled);
  const cause = `refunded ${moneyText(money)} (${number}), which the owner had returned by hand (${refund.position})`;
  await addOrderEvent(trx, { storeId, orderId, status, cause, at });
  log.error({ order: orderId, refund: refund.id }, 'a gateway has returned what its owner had returned by hand');
  return true;
}

async function endQueries(change: Change): Promise<boolean> {
  if (change.refund.next_query_at !== null) await update(change, { next_query_at: null });
  return false;
}

async function update(
  { trx, refund, at }: Change,
  values: Partial<Pick<Refund, 'state' | 'reference' | 'said' | 'queries' | 'next_query_at' | 'settled_at'>>,
): Promise<void> {
  await updateRefund(trx, refund, { ...values, updated_at: at });
}
