import { askGateway } from './ask-gateway.ts';
import { creditGivenBack } from './credit-given-back.ts';
import { planRefund, type PlannedRefund, type RefundWish } from './plan-refund.ts';
import { findRefund, toRefundRecord } from './refund-record.ts';
import { addRefund } from '../orders/refunds/add-refund.ts';
import { causeByLink } from '../orders/owner-notes.ts';
import { type Money, moneyText } from '../orders/refunds/refund-causes.ts';
import { ASKED, DUE } from '../orders/refunds/refund-states.ts';
import { updateRefund } from '../orders/refunds/update-refund.ts';
import { addOrderEvent, lockOrder } from '../orders/set-order-status.ts';
import { gatewayOf } from '../payments/gateways-of-store.ts';
import { firstQuery } from '../payments/reconcile/query-schedule.ts';
import type { ReconcileContext } from '../payments/reconcile/reconcile-context.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { StartError } from '#environment.ts';

/** What has become of a refund that was begun. */
export interface BegunRefund extends Money {
  number: number;
  gatewayId: string | undefined;
  /** `by-hand`: the owner has to return it, since what brought it gives nothing back. */
  outcome: 'succeeded' | 'pending' | 'failed' | 'unanswered' | 'by-hand';
  said?: string | undefined;
}

/**
 * Gives money back through the gateways that took it: what is decided is committed first, under the order's lock and
 * never more than is left of each payment, with the credit notes for what the owner chose (what else is due has them
 * already); then each gateway is asked, by a key of which it makes one refund however often it is asked
 * (refund-reconciler.ts goes on if this process ends). @throws StartError in one line when there is nothing to give
 * back, or not so much
 */
export async function beginRefund(app: ReconcileContext, wish: RefundWish): Promise<BegunRefund[]> {
  const { storeId, orderId, link } = wish;
  const store = await findStoreById(app.db, storeId);
  const begun = await transact(app.db, async (trx) => {
    const status = await lockOrder(trx, storeId, orderId);
    if (status === undefined) throw new StartError(`There is no order ${orderId}.`);
    await link?.check(trx);
    const at = app.now().toISOString();
    const all = [];
    const chosen: string[] = [];
    for (const planned of await planRefund(trx, wish)) {
      const begun = await commit(trx, app, { storeId, orderId, status, at, link }, planned);
      if (!planned.known) chosen.push(begun.id);
      all.push(begun);
    }
    if (chosen.length > 0 && store) await creditGivenBack({ trx, store, orderId, at }, chosen);
    return all;
  });
  // Their gateways in turn: there is rarely more than one.
  const results: BegunRefund[] = [];
  for (const one of begun as Committed[]) results.push(await send(app, storeId, one));
  return results;
}

interface Committed extends Money {
  id: string;
  number: number;
  gatewayId: string | undefined;
  isAsked: boolean;
}

async function commit(
  trx: Trx,
  app: ReconcileContext,
  {
    storeId,
    orderId,
    status,
    at,
    link,
  }: { storeId: string; orderId: string; status: number; at: string } & Pick<RefundWish, 'link'>,
  { known, paymentId, gatewayId, amountPaise, currency, note, pieces }: PlannedRefund,
): Promise<Committed> {
  const isAsked =
    gatewayId !== undefined && (await gatewayOf({ ...app, db: trx }, storeId, gatewayId))?.refund !== undefined;
  const state = isAsked ? { state: ASKED, asked_at: at, next_query_at: firstQuery(at) } : { state: DUE };
  const money = { amountPaise, currency };
  // A command says that it is the owner's to return; the page of a link would say that it is on its way.
  if (link && !isAsked)
    throw new StartError(`Nothing gives ${moneyText(money)} back by itself: return it, and then say that you have.`);
  if (known)
    await updateRefund(
      trx,
      { store_id: storeId, id: known.id },
      { ...state, ...(note !== undefined && { note }), updated_at: at },
    );
  const { id, number } =
    known ??
    (await addRefund(trx, { storeId, orderId, paymentId, ...money, reason: 'owner', at }, { ...state, note, pieces }));
  const cause = isAsked
    ? causeByLink(`refund of ${moneyText(money)} asked of ${gatewayId} (${number})`, link)
    : undefined;
  if (cause) await addOrderEvent(trx, { storeId, orderId, status, cause, at });
  return { id, number, gatewayId, isAsked, ...money };
}

async function send(
  app: ReconcileContext,
  storeId: string,
  { id, isAsked, ...begun }: Committed,
): Promise<BegunRefund> {
  if (!isAsked) return { ...begun, outcome: 'by-hand' };
  const refund = await findRefund(app.db, storeId, id);
  const record = refund && (await toRefundRecord(app.db, refund));
  const answer = record && (await askGateway(app, record, { isFirst: true }));
  if (!answer) return { ...begun, outcome: 'unanswered' };
  return { ...begun, outcome: answer.state, ...(answer.state === 'failed' && { said: answer.said }) };
}
