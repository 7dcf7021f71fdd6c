import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { openAsking, type Paying } from './paying.ts';
import type { Charge } from '../../fixtures/gateway/charge.ts';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { joinGateways } from '#store-api/shop/payments/gateways.ts';
import { reconcileOrder } from '#store-api/shop/payments/reconcile/reconcile.ts';
import type { ReconcileContext } from '#store-api/shop/payments/reconcile/reconcile-context.ts';
import { queryDueAttempts } from '#store-api/shop/payments/reconcile/reconciler.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeEngines('attempts that no gateway can be asked about', (engine) => {
  let shop: Paying;
  let asker: ReconcileContext;
  let clock = Date.now();
  const now = () => new Date(clock);
  beforeAll(async () => {
    ({ shop, asker } = await openAsking(engine, now));
  });
  beforeEach(async () => {
    Object.assign(shop.fake, { failure: 'none', failureAt: /./, wrongBy: 0, delayMs: 0 });
    await shop.db.updateTable('payments').set({ next_query_at: null }).execute();
  });
  afterAll(() => shop.close());

  const attempt = async (charge: Charge) =>
    shop.db.selectFrom('payments').selectAll().where('id', '=', charge.attemptId).executeTakeFirstOrThrow();

  test('an order without any attempt is unpaid; one that was cancelled unpaid stays so', async () => {
    const orderId = await shop.order();
    expect(await reconcileOrder(asker, 'main', orderId)).toBe('unpaid');
    await shop.db.updateTable('orders').set({ status: 4 }).where('id', '=', orderId).execute();
    expect(await reconcileOrder(asker, 'main', orderId)).toBe('unpaid');
    expect(await reconcileOrder(asker, 'main', 'ord_missing')).toBe('unpaid');
  });

  test('an attempt that the gateway never answered for was never shown to anybody', async () => {
    const { orderId, charge } = await shop.begin('razorpay');
    await shop.db.updateTable('payments').set({ reference: null }).where('id', '=', charge.attemptId).execute();
    // While it is being begun nobody knows.
    expect(await reconcileOrder(asker, 'main', orderId)).toBe('unknown');
    clock += 2 * MINUTE;
    expect(await reconcileOrder(asker, 'main', orderId)).toBe('unpaid');
    expect(await attempt(charge)).toMatchObject({ status: 'failed' });
  });

  test('UPI: nobody is asked, and nothing is known until the owner confirms', async () => {
    const orderId = await shop.order();
    expect((await shop.start(orderId, 'upi')).status).toBe(200);
    clock += 200 * HOUR;
    await queryDueAttempts(asker);
    expect(await shop.attemptsOf(orderId)).toMatchObject([{ status: 'started', next_query_at: null }]);
    expect(await reconcileOrder(asker, 'main', orderId)).toBe('unknown');
    clock += MINUTE;
    expect((await shop.start(orderId, 'stripe')).status).toBe(200);
    await changeOrder(shop.db, { storeId: 'main', orderId, action: 'confirm', force: true, now, mailFrom: undefined });
    expect((await shop.attemptsOf(orderId)).map(({ provider, status }) => [provider, status])).toEqual([
      ['upi', 'succeeded'],
      ['stripe', 'started'],
    ]);
    expect(await reconcileOrder(asker, 'main', orderId)).toBe('paid');
  });

  test('a gateway that is not configured any more is not known, and after five days not asked for', async () => {
    const { orderId, charge } = await shop.begin('stripe');
    const without = { ...asker, gatewaysOf: () => joinGateways([]) };
    clock += 2 * MINUTE;
    await queryDueAttempts(without);
    expect(await reconcileOrder(without, 'main', orderId)).toBe('unknown');
    clock += 5 * 24 * HOUR;
    await queryDueAttempts(without);
    expect((await attempt(charge)).next_query_at).toBeNull();
    expect(await reconcileOrder(without, 'main', orderId)).toBe('unpaid');
  });

  test('P9 one that does not answer is asked for longer than five days, once a day: what was paid before is found', async () => {
    const { orderId, charge } = await shop.begin('razorpay');
    charge.status = 'paid';
    shop.fake.failure = '500';
    clock += 6 * 24 * HOUR;
    await queryDueAttempts(asker);
    const next = new Date(clock + 24 * HOUR).toISOString();
    expect(await attempt(charge)).toMatchObject({ status: 'started', next_query_at: next });
    shop.fake.failure = 'none';
    clock += 24 * HOUR;
    await queryDueAttempts(asker);
    expect(await shop.statusOf(orderId)).toBe(1);
  });

  test('after ninety days without an answer nobody is asked any more', async () => {
    const { charge } = await shop.begin('razorpay');
    shop.fake.failure = '500';
    clock += 91 * 24 * HOUR;
    await queryDueAttempts(asker);
    expect((await attempt(charge)).next_query_at).toBeNull();
  });
});
