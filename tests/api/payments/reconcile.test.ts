import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { GATEWAYS, openAsking, type Paying } from './paying.ts';
import type { Charge } from '../../fixtures/gateway/charge.ts';
import { openStoreApi } from '#store-api/app.ts';
import { readEnvironment } from '#environment.ts';
import { reconcileOrder } from '#store-api/shop/payments/reconcile/reconcile.ts';
import type { ReconcileContext } from '#store-api/shop/payments/reconcile/reconcile-context.ts';
import { queryDueAttempts } from '#store-api/shop/payments/reconcile/reconciler.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeEngines('asking gateways what became of a payment', (engine) => {
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

  const asked = () =>
    shop.fake.calls.filter(({ path, method }) => method === 'GET' || path.startsWith('/merchant')).length;
  const attempt = async (charge: Charge) =>
    shop.db.selectFrom('payments').selectAll().where('id', '=', charge.attemptId).executeTakeFirstOrThrow();
  const minutesToNext = async (charge: Charge) =>
    Math.round((Date.parse((await attempt(charge)).next_query_at ?? '') - clock) / MINUTE);

  describe.each(GATEWAYS)('%s', (gateway) => {
    test('an attempt whose webhook was lost is settled by the question after two minutes', async () => {
      const { orderId, charge } = await shop.begin(gateway);
      charge.status = 'paid';
      const before = asked();
      await queryDueAttempts(asker);
      expect([asked() - before, await shop.statusOf(orderId)]).toEqual([0, 0]);
      clock += 2 * MINUTE;
      await queryDueAttempts(asker);
      expect(await shop.statusOf(orderId)).toBe(1);
      expect(await attempt(charge)).toMatchObject({
        status: 'succeeded',
        transaction_id: charge.transactionId,
        next_query_at: null,
      });
      await queryDueAttempts(asker);
      expect(asked() - before).toBe(1);
    });

    test('one that nobody pays is asked about at growing pauses, and at the end not any more', async () => {
      const { charge } = await shop.begin(gateway);
      if (gateway === 'payu') shop.fake.charges.delete(charge.attemptId);
      const pauses = [];
      for (let n = 0; n < 20 && (await attempt(charge)).next_query_at; n += 1) {
        pauses.push(await minutesToNext(charge));
        clock += pauses.at(-1)! * MINUTE;
        await queryDueAttempts(asker);
      }
      // PayU has heard nothing after its page has closed: that is the end.
      expect(pauses).toEqual(gateway === 'payu' ? [2, 10, 60] : [2, 10, 60, 360, 1440, 1440, 1440, 1440, 1440]);
    });

    test('one that failed there ends, and the order stays payable', async () => {
      const { orderId, charge } = await shop.begin(gateway);
      charge.status = 'failed';
      clock += 2 * MINUTE;
      await queryDueAttempts(asker);
      expect(await attempt(charge)).toMatchObject({ status: 'failed', next_query_at: null });
      expect(await shop.statusOf(orderId)).toBe(0);
      expect((await shop.start(orderId, gateway)).status).toBe(200);
    });

    test.each(['500', 'hang', 'malformed'] as const)(
      'P9 %s: asked again ten minutes later, and then settled',
      async (failure) => {
        const { orderId, charge } = await shop.begin(gateway);
        charge.status = 'paid';
        shop.fake.failure = failure;
        clock += 2 * MINUTE;
        await queryDueAttempts(asker);
        expect(await attempt(charge)).toMatchObject({ status: 'started', queries: 0 });
        expect(await minutesToNext(charge)).toBe(10);
        shop.fake.failure = 'none';
        clock += 10 * MINUTE;
        await queryDueAttempts(asker);
        expect(await shop.statusOf(orderId)).toBe(1);
      },
    );

    test('P6 another amount settles nothing, and is not asked for again', async () => {
      const { orderId, charge } = await shop.begin(gateway);
      charge.status = 'paid';
      shop.fake.wrongBy = -1;
      clock += 2 * MINUTE;
      await queryDueAttempts(asker);
      expect(await shop.statusOf(orderId)).toBe(0);
      expect((await attempt(charge)).next_query_at).toBeNull();
      expect(await reconcileOrder(asker, 'main', orderId)).toBe('unknown');
    });

    test('P5 a superseded attempt is asked about too: money there is money for the order, or a refund due', async () => {
      const { orderId, charge } = await shop.begin(gateway);
      charge.status = 'paid';
      // Beginning anew has the first one asked about at once; by then the second may be paid too.
      shop.fake.failureAt = /expire|cancel|merchant/;
      shop.fake.failure = 'hang';
      const second = await shop.begin(gateway, orderId);
      second.charge.status = 'paid';
      shop.fake.failure = 'none';
      clock += 12 * MINUTE;
      await queryDueAttempts(asker);
      await expect.poll(() => shop.causesOf(orderId)).toHaveLength(3);
      expect(await shop.statusOf(orderId)).toBe(1);
      expect((await shop.causesOf(orderId)).map((cause) => cause.replace(/pay_\w+/, 'X'))).toEqual([
        'placed',
        'paid by X',
        'refund due: paid by X too',
      ]);
    });

    test('P5 five processes ask about each attempt once', async () => {
      const begun = [];
      for (let n = 0; n < 8; n += 1) begun.push(await shop.begin(gateway));
      for (const { charge } of begun) charge.status = 'paid';
      clock += 2 * MINUTE;
      const before = asked();
      // Forty questions at once may take a busy machine longer than the asker waits for a gateway that hangs.
      const patient = { ...asker, paymentTimeoutMs: MINUTE };
      await Promise.all(Array.from({ length: 5 }, () => queryDueAttempts(patient)));
      expect(asked() - before).toBe(8);
      for (const { orderId } of begun) expect(await shop.causesOf(orderId)).toHaveLength(2);
    });

    test('before an order is cancelled: paid, unpaid, or not known', async () => {
      const { orderId, charge } = await shop.begin(gateway);
      const reconcile = () => reconcileOrder(asker, 'main', orderId);
      expect(await reconcile()).toBe('unknown');
      shop.fake.failure = '500';
      expect(await reconcile()).toBe('unknown');
      shop.fake.failure = 'hang';
      const began = performance.now();
      expect(await reconcile()).toBe('unknown');
      expect(performance.now() - began).toBeLessThan(3000);
      shop.fake.failure = 'none';
      charge.status = 'expired';
      clock += 2 * HOUR;
      expect(await reconcile()).toBe('unpaid');
      const second = await shop.begin(gateway, orderId);
      second.charge.status = 'paid';
      expect(await reconcile()).toBe('paid');
      expect(await shop.statusOf(orderId)).toBe(1);
      expect(await reconcile()).toBe('paid');
    });
  });

  test('a shop that opens asks by itself about what is due', async () => {
    const { orderId, charge } = await shop.begin('stripe');
    charge.status = 'paid';
    clock += 2 * MINUTE;
    const second = await openStoreApi(
      readEnvironment({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder, ...shop.fake.settings }),
      { now, reconcileEveryMs: 50 },
    );
    await expect.poll(() => shop.statusOf(orderId)).toBe(1);
    await second.close();
  });
});
