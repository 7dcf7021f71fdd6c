import { numberOf } from '../fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { DUE, GATEWAYS, openAsking, type Paying } from './paying.ts';
import { checkRefunds } from '#owner/doctor/orders/check-refunds.ts';
import { cancelOrder } from '#store-api/shop/order-changes/cancel-order.ts';
import { confirmOrder } from '#store-api/shop/order-changes/confirm-order.ts';
import { expireOrders } from '#store-api/shop/order-changes/expire-orders.ts';
import { listRefunds } from '#owner/orders/list-refunds.ts';
import { settleRefund } from '#store-api/shop/refunds/settle-refund.ts';
import type { ReconcileContext } from '#store-api/shop/payments/reconcile/reconcile-context.ts';
import { reconcileOrder } from '#store-api/shop/payments/reconcile/reconcile.ts';
import { queryDueAttempts } from '#store-api/shop/payments/reconcile/reconciler.ts';

const HOUR = 3_600_000;

describeEngines('money that is not as it should be', (engine) => {
  let shop: Paying;
  let asker: ReconcileContext;
  let clock = Date.now();
  const now = () => new Date(clock);
  beforeAll(async () => {
    ({ shop, asker } = await openAsking(engine, now));
    const row = await shop.db.selectFrom('stores').select('info').where('id', '=', 'main').executeTakeFirstOrThrow();
    const info = JSON.stringify({ ...JSON.parse(row.info), companyEmail: 'owner@shop.example' });
    await shop.db.updateTable('stores').set({ info }).where('id', '=', 'main').execute();
  });
  beforeEach(() => void Object.assign(shop.fake, { failure: 'none', wrongBy: 0 }));
  afterAll(() => shop.close());

  const tell: Paying['tell'] = (charge, options) => shop.tell(charge, { at: clock, ...options });
  const expire = () => expireOrders(asker, 24, (storeId, orderId) => reconcileOrder(asker, storeId, orderId));
  const mailsToOwner = async (orderId: string) => {
    const number = await numberOf(shop.db, orderId);
    return (await shop.db.selectFrom('outbox').select(['recipient', 'subject']).execute())
      .filter(({ recipient, subject }) => recipient === 'owner@shop.example' && subject.includes(number))
      .map(({ subject }) => subject);
  };

  describe.each(GATEWAYS)('%s', (gateway) => {
    test('P6 24.8: another amount stands in refunds, doctor and the mail, once, and the order does not expire', async () => {
      const { orderId, charge } = await shop.begin(gateway);
      charge.status = 'paid';
      charge.amountPaise = DUE - 100;
      for (const eventId of ['evt_a', 'evt_b'])
        await tell(charge, { outcome: 'paid', amountPaise: DUE - 100, eventId: eventId + orderId });
      await reconcileOrder(asker, 'main', orderId);
      const said = `check for a refund: ${charge.attemptId} brought 1998.00 INR where 1999.00 INR was due`;
      expect(await shop.refundsOf(orderId)).toEqual([said]);
      expect(await mailsToOwner(orderId)).toEqual([
        `Order ${await numberOf(shop.db, orderId)}: please look at its payment`,
      ]);
      const { what } = await checkRefunds(shop.db, { id: 'main' });
      expect(what).toMatch(/looked into: [2-9B-Z]{3}-[2-9B-Z]{3}-[2-9B-Z]{3}/);
      clock += 30 * 24 * HOUR;
      await expire();
      expect(await shop.statusOf(orderId)).toBe(0);
      await settleRefund(shop.db, { storeId: 'main', orderId, number: 1, note: 'sent back', now });
      expect(await shop.refundsOf(orderId)).toEqual([]);
      expect((await shop.causesOf(orderId)).at(-1)).toBe('refund settled by the owner (1): sent back');
      await expect(settleRefund(shop.db, { storeId: 'main', orderId, number: 1, now })).rejects.toThrow(
        `Order ${orderId} has no money to return or to check with the number 1.`,
      );
      await cancelOrder(asker, { storeId: 'main', orderId, note: undefined });
    });

    test('P6 24.8: the right amount after all is the payment', async () => {
      const { orderId, charge } = await shop.begin(gateway);
      await tell(charge, { outcome: 'paid', amountPaise: DUE - 100, eventId: `evt_low${orderId}` });
      await tell(charge, { outcome: 'paid', eventId: `evt_right${orderId}` });
      expect(await shop.statusOf(orderId)).toBe(1);
    });

    /** The gateway reported a failure; the shopper then paid, and that report was lost. */
    const failedThenPaid = async () => {
      const { orderId, charge } = await shop.begin(gateway);
      await tell(charge, { outcome: 'failed', eventId: `evt_failed${orderId}` });
      expect(await shop.attemptsOf(orderId)).toMatchObject([{ status: 'failed' }]);
      charge.status = 'paid';
      return { orderId, charge };
    };

    test('P17 24.9: a failed attempt is asked for once more before the order expires', async () => {
      const { orderId, charge } = await failedThenPaid();
      clock += 25 * HOUR;
      await expire();
      expect(await shop.causesOf(orderId)).toEqual(['placed', `paid by ${charge.attemptId}`]);
    });

    test('P17 24.9: and before the owner confirms', async () => {
      const { orderId } = await failedThenPaid();
      expect(await confirmOrder(asker, { storeId: 'main', orderId, force: true })).toEqual([
        `${orderId}: paid, by the word of ${gateway}`,
      ]);
    });

    test('P17 24.9: and before the owner cancels, and the money is due for a refund', async () => {
      const { orderId, charge } = await failedThenPaid();
      expect((await cancelOrder(asker, { storeId: 'main', orderId, note: undefined })).lines).toEqual([
        `${orderId}: cancelled`,
        "It was paid meanwhile: the money stands in 'orders refunds'.",
      ]);
      expect(await shop.refundsOf(orderId)).toEqual(['refund due: cancelled after it was paid']);
      expect((await shop.causesOf(orderId))[1]).toBe(`paid by ${charge.attemptId}`);
    });

    test('P17 24.9: and later, when the gateway did not answer just then', async () => {
      const { orderId, charge } = await failedThenPaid();
      shop.fake.failure = '500';
      expect((await cancelOrder(asker, { storeId: 'main', orderId, note: undefined })).lines[1]).toMatch(
        /^Warning: it may/,
      );
      shop.fake.failure = 'none';
      clock += 11 * 60_000;
      await queryDueAttempts(asker);
      expect(await shop.refundsOf(orderId)).toEqual([`refund due: paid by ${charge.attemptId} too`]);
    });

    test('P17 24.9: and when another attempt has paid the order: it was paid twice', async () => {
      const { orderId, charge } = await failedThenPaid();
      const second = await shop.begin(gateway, orderId);
      await tell(second.charge, { outcome: 'paid', eventId: `evt_second${orderId}` });
      await queryDueAttempts(asker);
      await expect.poll(() => shop.refundsOf(orderId)).toEqual([`refund due: paid by ${charge.attemptId} too`]);
    });

    test('P17 24.9: and when another attempt brought another amount: such an order does not expire', async () => {
      const { orderId, charge } = await failedThenPaid();
      const odd = await shop.begin(gateway, orderId);
      await tell(odd.charge, { outcome: 'paid', amountPaise: DUE - 100, eventId: `evt_odd${orderId}` });
      const last = await shop.begin(gateway, orderId);
      await tell(last.charge, { outcome: 'failed', eventId: `evt_last${orderId}` });
      last.charge.status = 'failed';
      await queryDueAttempts(asker);
      expect((await shop.causesOf(orderId)).at(-1)).toBe(`paid by ${charge.attemptId}`);
      last.charge.status = 'paid';
      clock += HOUR;
      await queryDueAttempts(asker);
      expect((await shop.causesOf(orderId)).at(-1)).toBe(`refund due: paid by ${last.charge.attemptId} too`);
    });

    test('P17 24.9: and once its page has closed, where the shopper tried again after the order was cancelled', async () => {
      const { orderId, charge } = await shop.begin(gateway);
      await tell(charge, { outcome: 'failed', eventId: `evt_failed${orderId}` });
      charge.status = 'failed';
      await cancelOrder(asker, { storeId: 'main', orderId, note: undefined });
      await queryDueAttempts(asker);
      charge.status = 'paid';
      clock += HOUR;
      await queryDueAttempts(asker);
      expect(await shop.refundsOf(orderId)).toEqual([`refund due: paid by ${charge.attemptId} too`]);
    });

    test('P17 24.9: one that has failed stays failed, and is not asked for again and again', async () => {
      const { orderId, charge } = await shop.begin(gateway);
      await tell(charge, { outcome: 'failed', eventId: `evt_failed${orderId}` });
      charge.status = 'failed';
      await cancelOrder(asker, { storeId: 'main', orderId, note: undefined });
      const asked = () =>
        shop.fake.calls.filter(({ path, text }) => path.includes(charge.reference) || text.includes(charge.attemptId))
          .length;
      clock += 60_000;
      await queryDueAttempts(asker);
      // Once more when its page has closed, where another try may have been paid.
      const first = asked();
      clock += HOUR;
      await queryDueAttempts(asker);
      const last = asked();
      clock += HOUR;
      await queryDueAttempts(asker);
      expect([last > first, asked() === last]).toEqual([true, true]);
      expect(await shop.attemptsOf(orderId)).toMatchObject([{ status: 'failed', next_query_at: null }]);
    });
  });

  test('24.11: refunds are all listed, the oldest first', async () => {
    const orderId = await shop.order();
    await shop.db
      .insertInto('refunds')
      .values(
        Array.from({ length: 250 }, (_, index) => ({
          ...{
            store_id: 'main',
            id: `ref_${index}`,
            order_id: orderId,
            position: index + 1,
            payment_id: `pay_${index}`,
          },
          ...{ amount_paise: DUE, currency: 'INR', reason: 'paid-twice', state: 'due', updated_at: '' },
          created_at: new Date(Date.UTC(2020, 0, 1, 0, index)).toISOString(),
        })),
      )
      .execute();
    const lines = await listRefunds(shop.db, 'main');
    const number = await numberOf(shop.db, orderId);
    expect(lines.filter((line) => line.includes(number))).toHaveLength(250);
    expect(lines[0]).toContain('refund due: paid by pay_0 too');
  });
});
