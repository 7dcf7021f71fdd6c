import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { openPaying, type Paying } from './paying.ts';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';

/** PayU has no call that ends what was begun. */
const ENDING = ['stripe', 'razorpay'] as const;
const END = { stripe: /^\/v1\/checkout\/sessions\/\w+\/expire$/, razorpay: /^\/v1\/payment_links\/\w+\/cancel$/ };
const ENDED = { stripe: 'expired', razorpay: 'cancelled' };

describeEveryEngine('what was begun at a gateway and is not needed any more', (engine) => {
  let shop: Paying;
  beforeAll(async () => void (shop = await openPaying(engine, { paymentTimeoutMs: 1500, reconcileEveryMs: 100 })));
  beforeEach(() => void Object.assign(shop.fake, { failure: 'none', failureAt: /./, delayMs: 0 }));
  afterAll(() => shop.close());
  const attempt = (id: string) =>
    shop.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const soon = <T>(read: () => T | Promise<T>) => expect.poll(read);

  describe.each(ENDING)('%s', (gateway) => {
    test('P3 a superseded attempt is ended at the gateway: its page takes no money any more', async () => {
      const { orderId, charge } = await shop.begin(gateway);
      const second = await shop.begin(gateway, orderId);
      await soon(() => charge.status).toBe(ENDED[gateway]);
      await soon(async () => (await attempt(charge.attemptId)).status).toBe('failed');
      expect(second.charge.status).toBe('open');
      expect(await attempt(second.charge.attemptId)).toMatchObject({ status: 'started' });
    });

    test('P5 one that was paid meanwhile is settled', async () => {
      const { orderId, charge } = await shop.begin(gateway);
      charge.status = 'paid';
      await shop.begin(gateway, orderId);
      await soon(() => shop.statusOf(orderId)).toBe(1);
      expect(await attempt(charge.attemptId)).toMatchObject({
        status: 'succeeded',
        transaction_id: charge.transactionId,
      });
      expect(await shop.causesOf(orderId)).toEqual(['placed', `paid by ${charge.attemptId}`]);
    });

    test('P5 once an order is paid or cancelled, the rest of its attempts are ended', async () => {
      const paid = await shop.begin('payu');
      const rest = await shop.begin(gateway, paid.orderId);
      await shop.tell(paid.charge, { outcome: 'paid' });
      await soon(() => rest.charge.status).toBe(ENDED[gateway]);
      const cancelled = await shop.begin(gateway);
      await changeOrder(shop.db, {
        storeId: 'main',
        orderId: cancelled.orderId,
        action: 'cancel',
        now: () => new Date(),
        mailFrom: undefined,
      });
      await soon(() => cancelled.charge.status).toBe(ENDED[gateway]);
      expect((await shop.causesOf(cancelled.orderId)).join()).not.toContain('refund');
    });

    test.each(['500', 'hang', 'malformed'] as const)(
      'P9 ending it answers %s: the new attempt begins all the same, and ending is tried again',
      async (failure) => {
        const { orderId, charge } = await shop.begin(gateway);
        Object.assign(shop.fake, { failure, failureAt: END[gateway] });
        const began = performance.now();
        const second = await shop.begin(gateway, orderId);
        expect(performance.now() - began).toBeLessThan(1400);
        expect(second.charge.status).toBe('open');
        await soon(() =>
          shop.fake.calls.some(({ path }) => END[gateway].test(path) && path.includes(charge.reference)),
        ).toBe(true);
        await soon(async () => Date.parse((await attempt(charge.attemptId)).next_query_at ?? '') > Date.now()).toBe(
          true,
        );
        shop.fake.failure = 'none';
        await shop.db
          .updateTable('payments')
          .set({ next_query_at: new Date().toISOString() })
          .where('id', '=', charge.attemptId)
          .execute();
        await soon(() => charge.status).toBe(ENDED[gateway]);
      },
    );
  });
});

describeEveryEngine('many attempts at once, of which a gateway answers each in its own time', (engine) => {
  let shop: Paying;
  beforeAll(async () => void (shop = await openPaying(engine, { reconcileEveryMs: 100 })));
  afterAll(() => shop.close());

  test.each(ENDING)('P3 of 20 parallel attempts one stays payable at %s', async (gateway) => {
    const orderId = await shop.order();
    await Promise.all(Array.from({ length: 20 }, () => shop.start(orderId, gateway)));
    const charges = (await shop.attemptsOf(orderId)).map(({ id }) => shop.fake.charges.get(id)!);
    await expect.poll(() => charges.filter(({ status }) => status === 'open').length).toBe(1);
    expect(charges).toHaveLength(20);
    const [active] = (await shop.attemptsOf(orderId)).filter(({ status }) => status === 'started');
    expect(shop.fake.charges.get(active!.id)!.status).toBe('open');
  });
});
