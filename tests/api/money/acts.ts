import type { World } from './world.ts';
import { isOdd, isPaid } from './bank.ts';
import { keptName } from './refunds/refund-invariants.ts';
import { type BankRefund, leftAt, refundTold } from './refunds/bank-refunds.ts';
import { actOnParcel } from './pieces/parcel-acts.ts';
import { asStranger } from './stranger.ts';
import { actOnReturn, isReturnAct } from './pieces/return-acts.ts';
import type { Act } from './act.ts';
import { actByLink } from './links/act-by-link.ts';
import { isLinkAct } from './links/link-acts.ts';
import { beginRefund } from '#store-api/shop/refunds/begin-refund.ts';
import { queryDueRefunds } from '#store-api/shop/refunds/refund-reconciler.ts';
import { cancelOrder } from '#store-api/shop/order-changes/cancel-order.ts';
import { collectMoney } from '#store-api/shop/order-changes/collect-order.ts';
import { confirmOrder } from '#store-api/shop/order-changes/confirm-order.ts';
import { releaseOldHolds } from '#store-api/shop/order-changes/returns/release-holds.ts';
import { expireOrders } from '#store-api/shop/order-changes/expire-orders.ts';
import { openRefunds } from '#owner/orders/records/open-refunds.ts';
import { settleRefund } from '#store-api/shop/refunds/settle-refund.ts';
import { reconcileOrder } from '#store-api/shop/payments/reconcile/reconcile.ts';
import { queryDueAttempts } from '#store-api/shop/payments/reconcile/reconciler.ts';
import { StartError } from '#environment.ts';

/** In paise: less than any order. */
const PART = 10_000;

async function tellRefund(world: World, refund: BankRefund, times: number): Promise<void> {
  const body = refundTold(refund);
  if (body) await Promise.all(Array.from({ length: times }, () => world.tell(body, refund.charge.gatewayId)));
}

/** What an owner or a shopper is told in words is no failure of the shop. */
async function refusedAtMost(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
  });
}

export async function perform(world: World, act: Act): Promise<unknown> {
  const { app, bank, storeId, db } = world;
  const pick = <T>(all: T[], index: number): T | undefined => all[all.length - 1 - (index % Math.max(1, all.length))];
  const orderId = 'order' in act ? pick(world.orders, act.order) : undefined;
  const charge = 'charge' in act ? pick(bank.charges, act.charge) : undefined;
  const tellOf = async (times: number) => {
    const body = charge && bank.told(charge);
    if (charge && body) await Promise.all(Array.from({ length: times }, () => world.tell(body, charge.gatewayId)));
  };
  if (act.act === 'place') return world.place(act);
  if (isLinkAct(act)) return refusedAtMost(actByLink(world, act, orderId));
  if (act.act === 'reconcile') return Promise.all([queryDueAttempts(app), queryDueRefunds(app)]);
  if (act.act === 'expire') return expireOrders(app, app.unpaidHours, (store, id) => reconcileOrder(app, store, id));
  if (act.act === 'release') return releaseOldHolds(app);
  if (act.act === 'import') return world.importAgain();
  if (act.act === 'export') return world.folder.export();
  if (act.act === 'apply') return world.folder.apply(act.folder);
  if (act.act === 'decide' && charge) {
    await world.interleaver.step();
    bank.decide(charge, act);
    return act.tells ? tellOf(1) : undefined;
  }
  if (act.act === 'tell') return tellOf(act.times);
  if (act.act === 'decide refund') {
    await world.interleaver.step();
    const refund = pick(bank.refunds, act.refund);
    if (refund?.status === 'pending') refund.status = act.status;
    return refund && tellRefund(world, refund, act.times);
  }
  if (act.act === 'take back') {
    await world.interleaver.step();
    // Nobody asks the other gateway again what became of a refund that it has confirmed.
    const refund = pick(
      bank.refunds.filter(({ charge: { gatewayId }, key }) => gatewayId === 'card' && key !== undefined),
      act.refund,
    );
    // What it said before may come once more, and late.
    const before = refund && refundTold(refund);
    if (refund?.status === 'succeeded') refund.status = 'failed';
    if (refund) await tellRefund(world, refund, act.times);
    return before && world.tell(before, 'card');
  }
  if (act.act === 'give back there') {
    await world.interleaver.step();
    if (charge?.gatewayId !== 'card' || !isPaid(charge) || leftAt(bank, charge) < PART) return undefined;
    const reference = `own_${bank.refunds.length}_${charge.attempt.id}`;
    const amountPaise = act.what === 'all' ? leftAt(bank, charge) : PART;
    const refund: BankRefund = { key: undefined, reference, charge, amountPaise, status: 'succeeded' };
    bank.refunds.push(refund);
    return act.tells ? tellRefund(world, refund, 2) : undefined;
  }
  if (!orderId || act.act === 'decide') return undefined;
  if (act.act === 'pay') return world.pay(orderId, act.method);
  if (act.act === 'link') return world.confirm(orderId);
  if (act.act === 'stranger') return asStranger(world, orderId);
  if (act.act === 'confirm') return confirm(orderId, act.why);
  if (act.act === 'cancel') return refusedAtMost(cancelOrder(app, { storeId, orderId, note: undefined }));
  if (act.act === 'give back') {
    bank.refundWay = act.way;
    bank.losesAnswers = act.isLost;
    const wish = { storeId, orderId, note: 'by the owner' };
    const lines = [{ line: 1, count: 1 }];
    const [first] = await openRefunds(db, storeId).where('order_id', '=', orderId).execute();
    if (act.what === 'due') return first && refusedAtMost(beginRefund(app, { ...wish, number: first.position }));
    if (act.what === 'a piece') return refusedAtMost(beginRefund(app, { ...wish, lines }));
    if (act.what === 'part of a piece')
      return refusedAtMost(beginRefund(app, { ...wish, lines, amountPaise: PART / 4 }));
    const { total_paise } = await db
      .selectFrom('orders')
      .select('total_paise')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const amountPaise = act.what === 'all' ? total_paise : PART;
    return refusedAtMost(
      beginRefund(app, { ...wish, amountPaise }).then((begun) => {
        const sum = begun.reduce((all, one) => all + one.amountPaise, 0);
        if (sum !== amountPaise) throw new Error(`of ${amountPaise} that the owner gives back ${sum} go`);
      }),
    );
  }
  if (act.act === 'paid')
    return refusedAtMost(collectMoney(db, { storeId, orderId, now: () => app.now(), mailFrom: undefined }));
  if (act.act === 'refunded') {
    const open = await openRefunds(db, storeId).where('order_id', '=', orderId).executeTakeFirst();
    if (open) return refusedAtMost(settleRefund(db, { storeId, orderId, number: open.position, now: () => app.now() }));
    return undefined;
  }
  if (act.act === 'keep') return keepDue(orderId);
  if (isReturnAct(act.act)) return refusedAtMost(actOnReturn(world, act.act, orderId));
  return refusedAtMost(actOnParcel(world, act.act, orderId));

  /** The owner finds that what is due is not to be returned. */
  async function keepDue(id: string): Promise<void> {
    const due = await openRefunds(db, storeId).where('order_id', '=', id).where('state', '=', 'due').executeTakeFirst();
    if (!due) return;
    const wish = { storeId, orderId: id, number: due.position, settling: 'nothing' as const, now: () => app.now() };
    await refusedAtMost(settleRefund(db, wish).then(() => void world.kept.add(keptName(id, due.position))));
  }

  /** The owner tells the truth: there is money, at a bank's page, by UPI, or of another kind. */
  async function confirm(id: string, why: 'seen' | 'other money' | 'seen, forced'): Promise<void> {
    const charges = bank.charges.filter(({ attempt }) => attempt.orderId === id);
    const [isPaidThere, isOddThere] = [charges.some(isPaid), charges.some(isOdd)];
    const hasUpi =
      (await db
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', id)
        .where('provider', '=', 'upi')
        .executeTakeFirst()) !== undefined;
    if (why !== 'other money' && !isPaidThere && !isOddThere && !hasUpi) return;
    if (why !== 'seen') world.forced.add(id);
    const isOther = why === 'other money' || !isPaidThere;
    await refusedAtMost(
      confirmOrder(app, { storeId, orderId: id, force: why !== 'seen' }).then((lines) => {
        if (isOther && /: paid($| \(reference)/.test(lines[0] ?? '')) world.otherMoney.add(id);
      }),
    );
  }
}
