import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { numberOf } from '../fixture.ts';
import { describeEngines } from '../engines.ts';
import { DUE, GATEWAYS } from '../payments/paying.ts';
import { openRefunding, type Refunding } from './refunding.ts';
import { queryDueRefunds } from '#store-api/shop/refunds/refund-reconciler.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describeEngines('money that goes back through gateways', (engine) => {
  let on: Refunding;
  let clock = Date.now();
  beforeAll(async () => {
    on = await openRefunding(engine, () => new Date(clock));
  });
  beforeEach(() => on.calm());
  afterAll(() => on.shop.close());
  const paidThere = (charge: object) =>
    on
      .atGateway(charge)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const later = async (ms: number) => {
    clock += ms;
    await queryDueRefunds(on.asker);
  };

  describe.each(GATEWAYS)('%s', (gateway) => {
    const isQueried = gateway === 'payu';
    /** PayU takes every refund on, and says when it is asked what became of it. */
    const settled = async () => (isQueried ? later(11 * MINUTE) : undefined);

    test('P18 all of a cancelled order goes back once, and the shopper is told', async () => {
      const { orderId, charge } = await on.paid(gateway);
      await on.cancel(orderId);
      expect(await on.listed(orderId)).toEqual(['refund due: cancelled after it was paid']);
      expect(await on.begin(orderId)).toMatchObject([
        { amountPaise: DUE, gatewayId: gateway, number: 1, outcome: isQueried ? 'pending' : 'succeeded' },
      ]);
      await settled();
      expect(await on.statesOf(orderId)).toEqual([['succeeded', DUE]]);
      expect(on.atGateway(charge)).toMatchObject([{ amountPaise: DUE, key: expect.stringMatching(/^(ref_)?\w{20}$/) }]);
      expect(await on.listed(orderId)).toEqual([]);
      expect(await on.moneyOfOrder(orderId)).toMatchObject({ state: 'refunded', paid: DUE, refunded: DUE });
      const [mail, ...more] = await on.mailsTo('shopper', orderId);
      expect(more).toEqual([]);
      expect(mail!.subject).toContain('Your refund for order');
      expect(mail!.text).toContain('₹1,999 ');
      expect(mail!.text).toContain('may take some days');
      expect((await on.shop.causesOf(orderId)).slice(-3)).toEqual([
        'refund due: cancelled after it was paid',
        `refund of 1999.00 INR asked of ${gateway} (1)`,
        'refunded 1999.00 INR (1)',
      ]);
      await expect(on.begin(orderId)).rejects.toThrow(`Order ${orderId} has no money to return.`);
    });

    test('P18 parts are capped by what was paid, also in parallel', async () => {
      const { orderId, charge } = await on.paid(gateway);
      const all = await Promise.allSettled(
        Array.from({ length: 6 }, () => on.begin(orderId, { amountPaise: 60_000, note: 'late' })),
      );
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(paidThere(charge)).toBe(180_000);
      await settled();
      expect(await on.moneyOfOrder(orderId)).toMatchObject({ state: 'partly refunded', refunded: 180_000 });
      await expect(on.begin(orderId, { amountPaise: 19_901 })).rejects.toThrow(
        `Of order ${orderId} 199.00 INR can be given back, and not 199.01 INR. Nothing was changed.`,
      );
      // What is left is due when the order is cancelled, and nothing else.
      await on.cancel(orderId);
      expect((await on.statesOf(orderId)).at(-1)).toEqual(['due', 19_900]);
      const twice = await Promise.allSettled([on.begin(orderId), on.begin(orderId)]);
      expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(paidThere(charge)).toBe(DUE);
    });

    test('P19 what was committed is asked for again by the same key when the call was lost', async () => {
      const { orderId, charge } = await on.paid(gateway);
      on.shop.fake.failure = '500';
      expect(await on.begin(orderId, { amountPaise: 50_000, note: 'torn' })).toMatchObject([{ outcome: 'unanswered' }]);
      expect(await on.listed(orderId)).toEqual(['refund asked for: torn']);
      on.shop.fake.failure = 'none';
      await later(MINUTE);
      expect(on.atGateway(charge)).toEqual([]);
      await later(MINUTE);
      expect(on.atGateway(charge)).toHaveLength(1);
      await settled();
      expect(await on.statesOf(orderId)).toEqual([['succeeded', 50_000]]);
    });

    test('P19 and goes back once when it was the answer that was lost, whichever process asks', async () => {
      const { orderId, charge } = await on.paid(gateway);
      Object.assign(on.shop.fake, { failure: 'lost', failureAt: gateway === 'payu' ? /merchant/ : /refund/ });
      await on.begin(orderId, { amountPaise: 50_000, note: 'torn' });
      expect(on.atGateway(charge)).toHaveLength(1);
      await later(3 * MINUTE);
      on.shop.fake.failure = 'none';
      clock += 11 * MINUTE;
      await Promise.all(Array.from({ length: 4 }, () => queryDueRefunds(on.asker)));
      expect(on.atGateway(charge)).toHaveLength(1);
      expect(await on.statesOf(orderId)).toEqual([['succeeded', 50_000]]);
      expect(await on.mailsTo('shopper', orderId)).toHaveLength(1);
    });

    test('P20 what a gateway refuses is due again, in the list, by another key, and the owner is told', async () => {
      const { orderId, charge } = await on.paid(gateway);
      await on.cancel(orderId);
      on.shop.fake.refundRefusal = 'Your account does not have enough balance';
      expect(await on.begin(orderId)).toMatchObject([
        { outcome: 'failed', said: 'Your account does not have enough balance' },
      ]);
      expect(await on.statesOf(orderId)).toEqual([
        ['failed', DUE],
        ['due', DUE],
      ]);
      const cause =
        'refund due: cancelled after it was paid (the gateway refused: Your account does not have enough balance)';
      expect(await on.listed(orderId)).toEqual([cause]);
      const [mail] = await on.mailsTo('owner', orderId);
      expect(mail!.subject).toBe(`Order ${await numberOf(on.shop.db, orderId)}: please look at its refund`);
      expect(mail!.text).toContain(cause);
      expect(await on.mailsTo('shopper', orderId)).toEqual([]);
      on.shop.fake.refundRefusal = undefined;
      await on.begin(orderId);
      await settled();
      expect(paidThere(charge)).toBe(DUE);
      expect((await on.statesOf(orderId)).at(-1)).toEqual(['succeeded', DUE]);
    });

    test('P20 one that hangs is queried, and told to the owner once; it fails at last, and is due again', async () => {
      const { orderId, charge } = await on.paid(gateway);
      on.shop.fake.refundStatus = 'pending';
      expect(await on.begin(orderId, { amountPaise: 50_000, note: 'torn' })).toMatchObject([{ outcome: 'pending' }]);
      expect(await on.listed(orderId)).toEqual(['refund on its way: torn']);
      for (let day = 0; day < 9; day += 1) await later(DAY);
      expect(await on.mailsTo('owner', orderId)).toEqual([]);
      for (let day = 0; day < 4; day += 1) await later(DAY);
      expect(await on.mailsTo('owner', orderId)).toHaveLength(1);
      on.atGateway(charge)[0]!.status = 'failed';
      await later(DAY);
      expect(await on.statesOf(orderId)).toEqual([
        ['failed', 50_000],
        ['due', 50_000],
      ]);
      expect(await on.moneyOfOrder(orderId)).toMatchObject({ state: 'paid', refunded: 0, open: 50_000 });
    });

    test('P20 one that the gateway loses is due again', async () => {
      const { orderId, charge } = await on.paid(gateway);
      on.shop.fake.refundStatus = 'pending';
      await on.begin(orderId, { amountPaise: 50_000, note: 'torn' });
      on.shop.fake.refunds = on.shop.fake.refunds.filter((one) => one.charge !== charge);
      // It may only not list it yet.
      await later(3 * MINUTE);
      expect(await on.listed(orderId)).toEqual(['refund on its way: torn']);
      await later(2 * DAY);
      expect(await on.listed(orderId)).toEqual([
        'refund due: torn (the gateway refused: it does not know this refund any more)',
      ]);
    });
  });
});
