import type { World } from './world.ts';
import { isOdd, isPaid } from './bank.ts';
import { actOnParcel } from './parcel-acts.ts';
import { actOnReturn, isReturnAct } from './return-acts.ts';
import type { Act } from './act.ts';
import { cancelOrder } from '#store-api/shop/order-changes/cancel-order.ts';
import { collectMoney } from '#store-api/shop/order-changes/collect-order.ts';
import { confirmOrder } from '#store-api/shop/order-changes/confirm-order.ts';
import { releaseOldHolds } from '#store-api/shop/order-changes/returns/release-holds.ts';
import { expireOrders } from '#store-api/shop/order-changes/expire-orders.ts';
import { openRefunds } from '#owner/orders/records/open-refunds.ts';
import { settleRefund } from '#owner/orders/settle-refund.ts';
import { reconcileOrder } from '#store-api/shop/payments/reconcile/reconcile.ts';
import { queryDueAttempts } from '#store-api/shop/payments/reconcile/reconciler.ts';
import { StartError } from '#environment.ts';

const UNPAID_HOURS = 24;

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
  if (act.act === 'reconcile') return queryDueAttempts(app);
  if (act.act === 'expire') return expireOrders(app, UNPAID_HOURS, (store, id) => reconcileOrder(app, store, id));
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
  if (!orderId || act.act === 'decide') return undefined;
  if (act.act === 'pay') return world.pay(orderId, act.method);
  if (act.act === 'link') return world.confirm(orderId);
  if (act.act === 'confirm') return confirm(orderId, act.why);
  if (act.act === 'cancel') return refusedAtMost(cancelOrder(app, { storeId, orderId, note: undefined }));
  if (act.act === 'paid') return refusedAtMost(collectMoney(db, { storeId, orderId, now: () => app.now() }));
  if (act.act === 'refunded') {
    const open = await openRefunds(db, storeId).where('order_id', '=', orderId).executeTakeFirst();
    if (open) return refusedAtMost(settleRefund(db, { storeId, orderId, number: open.position, now: () => app.now() }));
    return undefined;
  }
  if (isReturnAct(act.act)) return refusedAtMost(actOnReturn(world, act.act, orderId));
  return refusedAtMost(actOnParcel(world, act.act, orderId));

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
        if (isOther && lines[0] === `${id}: paid`) world.otherMoney.add(id);
      }),
    );
  }
}
