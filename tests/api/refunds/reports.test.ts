import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { DUE } from '../payments/paying.ts';
import { openRefunding, type Refunding } from './refunding.ts';
import { refundWebhook, takeRefund } from '../../fixtures/gateway/refund.ts';
import { queryDueRefunds } from '#store-api/shop/refunds/refund-reconciler.ts';

const MINUTE = 60_000;

describeEngines('what gateways report of money that goes back', (engine) => {
  let on: Refunding;
  let clock = Date.now();
  beforeAll(async () => {
    on = await openRefunding(engine, () => new Date(clock));
  });
  beforeEach(() => on.calm());
  afterAll(() => on.shop.close());
  const later = async (ms: number) => {
    clock += ms;
    await queryDueRefunds(on.asker);
  };

  describe.each(['razorpay', 'stripe'] as const)('%s reports', (gateway) => {
    test('P21 a report settles once, however often it comes, and late ones change nothing', async () => {
      const { orderId, charge } = await on.paid(gateway);
      on.shop.fake.refundStatus = 'pending';
      await on.begin(orderId, { amountPaise: 50_000, note: 'torn' });
      const [refund] = on.atGateway(charge);
      refund!.status = 'succeeded';
      expect(await Promise.all([on.report(refund!), on.report(refund!), on.report(refund!)])).toEqual([200, 200, 200]);
      expect(await on.statesOf(orderId)).toEqual([['succeeded', 50_000]]);
      expect(await on.mailsTo('shopper', orderId)).toHaveLength(1);
      // An old report of a time when it was still on its way.
      refund!.status = 'pending';
      expect(await on.report(refund!)).toBe(200);
      refund!.status = 'succeeded';
      await later(3 * MINUTE);
      expect(await on.statesOf(orderId)).toEqual([['succeeded', 50_000]]);
    });

    test('P21 a report that comes before the answer to the call is no second refund', async () => {
      const { orderId, charge } = await on.paid(gateway);
      Object.assign(on.shop.fake, { failure: 'lost', failureAt: /refund/ });
      await on.begin(orderId, { amountPaise: 50_000, note: 'torn' });
      on.shop.fake.failure = 'none';
      expect(await on.report(on.atGateway(charge)[0]!)).toBe(200);
      await later(3 * MINUTE);
      expect(await on.statesOf(orderId)).toEqual([['succeeded', 50_000]]);
      expect(on.atGateway(charge)).toHaveLength(1);
    });

    test('P21 a report to the contrary is believed once the gateway says so when it is queried', async () => {
      const { orderId, charge } = await on.paid(gateway);
      await on.begin(orderId, { amountPaise: 50_000, note: 'torn' });
      const [refund] = on.atGateway(charge);
      refund!.status = 'failed';
      await on.report(refund!);
      refund!.status = 'succeeded';
      await later(MINUTE);
      expect(await on.statesOf(orderId)).toEqual([['succeeded', 50_000]]);
      refund!.status = 'failed';
      await on.report(refund!);
      expect(await on.statesOf(orderId)).toEqual([['succeeded', 50_000]]);
      await later(MINUTE);
      expect(await on.statesOf(orderId)).toEqual([
        ['failed', 50_000],
        ['due', 50_000],
      ]);
    });

    test('P21 one that is unsigned, changed, or of another amount is refused', async () => {
      const { orderId, charge } = await on.paid(gateway);
      on.shop.fake.refundStatus = 'pending';
      await on.begin(orderId, { amountPaise: 50_000, note: 'torn' });
      const refund = { ...on.atGateway(charge)[0]!, status: 'succeeded' as const };
      const webhook = refundWebhook(refund, { at: clock });
      expect((await on.shop.send({ ...webhook, text: webhook.text.replace('50000', '50001') })).status).toBe(403);
      expect((await on.shop.send({ ...webhook, headers: {} })).status).toBe(403);
      expect(await on.report({ ...refund, amountPaise: 50_001 })).toBe(422);
      expect(await on.statesOf(orderId)).toEqual([['pending', 50_000]]);
    });

    test('P22 what was made at its own pages is recorded, also where it was due, or said to be returned', async () => {
      const own = (charge: Parameters<typeof takeRefund>[1], amountPaise: number) => {
        const refund = takeRefund(on.shop.fake, charge, { key: '', amountPaise });
        if (typeof refund === 'string') throw new Error(refund);
        return refund;
      };
      const first = await on.paid(gateway);
      const part = own(first.charge, 30_000);
      expect([await on.report(part), await on.report(part)]).toEqual([200, 200]);
      expect(await on.statesOf(first.orderId)).toEqual([['succeeded', 30_000]]);
      expect(await on.mailsTo('shopper', first.orderId)).toHaveLength(1);
      await expect(on.begin(first.orderId, { amountPaise: DUE - 29_999 })).rejects.toThrow('can be given back');
      const second = await on.paid(gateway);
      await on.cancel(second.orderId);
      expect(await on.report(own(second.charge, DUE))).toBe(200);
      expect(await on.statesOf(second.orderId)).toEqual([['succeeded', DUE]]);
      expect(await on.listed(second.orderId)).toEqual([]);
      const third = await on.paid(gateway);
      await on.cancel(third.orderId);
      await on.shop.db
        .updateTable('refunds')
        .set({ state: 'paid-out' })
        .where('order_id', '=', third.orderId)
        .execute();
      expect(await on.report(own(third.charge, DUE))).toBe(200);
      expect(await on.statesOf(third.orderId)).toEqual([['paid-out', DUE]]);
      // Of a payment that was made elsewhere with the same account.
      const elsewhere = { ...third.charge, transactionId: 'pay_elsewhere' };
      expect(await on.report({ ...own(third.charge, 0), charge: elsewhere })).toBe(200);
    });
  });

  test('P21 PayU signs no report of a refund: none is believed', async () => {
    const { orderId, charge } = await on.paid('payu');
    on.shop.fake.refundStatus = 'pending';
    await on.begin(orderId, { amountPaise: 50_000, note: 'torn' });
    const [refund] = on.atGateway(charge);
    expect(await on.report({ ...refund!, status: 'succeeded' })).toBe(403);
    expect(await on.statesOf(orderId)).toEqual([['pending', 50_000]]);
  });
});
