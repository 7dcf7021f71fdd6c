import { numberOf } from '../fixture.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { openAsking, type Paying } from './paying.ts';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { confirmOrder } from '#store-api/shop/order-changes/confirm-order.ts';
import type { ReconcileContext } from '#store-api/shop/payments/reconcile/reconcile-context.ts';

describeEveryEngine("the owner's word for an order that may be paid at a gateway", (engine) => {
  let shop: Paying;
  let asker: ReconcileContext;
  let clock = Date.now();
  const now = () => new Date(clock);
  beforeAll(async () => {
    ({ shop, asker } = await openAsking(engine, now));
  });
  beforeEach(() => void Object.assign(shop.fake, { failure: 'none' }));
  afterAll(() => shop.close());
  const confirm = (orderId: string, force?: boolean) => confirmOrder(asker, { storeId: 'main', orderId, force });
  const paidMails = async (orderId: string) =>
    (
      await shop.db
        .selectFrom('outbox')
        .select('subject')
        .where('subject', 'like', `We have your payment for ${await numberOf(shop.db, orderId)}%`)
        .execute()
    ).length;

  test('P5 is refused while an attempt is open there, also to who asks nobody', async () => {
    const { orderId, charge } = await shop.begin('stripe');
    const words = `Order ${orderId} may still be paid at stripe (${charge.attemptId}), which does not say yet that it is.`;
    await expect(
      changeOrder(shop.db, { storeId: 'main', orderId, action: 'confirm', now, mailFrom: undefined }),
    ).rejects.toThrow(words);
    await expect(confirm(orderId)).rejects.toThrow(words);
    expect(await shop.statusOf(orderId)).toBe(0);
    // A webhook that was late all the time: the money is the order's, and nothing is due.
    expect((await shop.tell(charge, { outcome: 'paid' })).body.changed).toBe(true);
    expect(await shop.causesOf(orderId)).toEqual(['placed', `paid by ${charge.attemptId}`]);
  });

  test('P5 asks the gateway: what is paid there is settled by its word, once, and no refund is due', async () => {
    const { orderId, charge } = await shop.begin('stripe');
    charge.status = 'paid';
    expect(await confirm(orderId)).toEqual([`${orderId}: paid, by the word of stripe`]);
    expect(await shop.statusOf(orderId)).toBe(1);
    expect((await shop.tell(charge, { outcome: 'paid' })).body.changed).toBe(false);
    expect(await shop.causesOf(orderId)).toEqual(['placed', `paid by ${charge.attemptId}`]);
    expect([await shop.refundsOf(orderId), await paidMails(orderId)]).toEqual([[], 1]);
    await expect(confirm(orderId)).rejects.toThrow(`Order ${orderId} is processing already.`);
  });

  test('an attempt that has ended there, and one by UPI, leave it to the owner', async () => {
    const { orderId, charge } = await shop.begin('razorpay');
    charge.status = 'expired';
    expect((await shop.start(orderId, 'upi')).status).toBe(200);
    expect(await confirm(orderId)).toEqual([`${orderId}: paid`]);
    expect((await shop.attemptsOf(orderId)).map(({ provider, status }) => `${provider} ${status}`).sort()).toEqual([
      'razorpay failed',
      'upi succeeded',
    ]);
  });

  test('P9 a gateway that is away is no word: refused, unless forced', async () => {
    const { orderId } = await shop.begin('stripe');
    shop.fake.failure = '500';
    await expect(confirm(orderId)).rejects.toThrow(`Order ${orderId} may still be paid at stripe`);
    shop.fake.failure = 'hang';
    const [done, warning] = await confirm(orderId, true);
    expect(done).toBe(`${orderId}: paid`);
    expect(warning).toMatch(/^Warning: .* stripe/);
  });

  test('P5 forced: money that comes there afterwards is to be looked at, and not said to be due back', async () => {
    const { orderId, charge } = await shop.begin('stripe');
    await confirm(orderId, true);
    expect((await shop.tell(charge, { outcome: 'paid' })).body.changed).toBe(true);
    expect(await shop.causesOf(orderId)).toEqual([
      'placed',
      'payment confirmed by the owner',
      `check for a refund: paid by ${charge.attemptId}, after the owner had confirmed the order`,
    ]);
    expect(await shop.refundsOf(orderId)).toEqual([
      `check for a refund: paid by ${charge.attemptId}, after the owner had confirmed the order`,
    ]);
    expect(await paidMails(orderId)).toBe(1);
  });

  test('who begins to pay between the question and the confirming is not overlooked', async () => {
    const { orderId, charge } = await shop.begin('stripe');
    charge.status = 'expired';
    const begun = Promise.withResolvers<undefined>();
    const asked = shop.fake.calls.length;
    shop.fake.held = begun.promise;
    const refused = expect(confirm(orderId)).rejects.toThrow('at razorpay');
    await expect.poll(() => shop.fake.calls.length).toBeGreaterThan(asked);
    shop.fake.held = undefined;
    await shop.begin('razorpay', orderId);
    begun.resolve(undefined);
    await refused;
  });

  test('five days later nothing comes of an attempt any more', async () => {
    const { orderId } = await shop.begin('stripe');
    shop.fake.failure = '500';
    clock += 5 * 24 * 3_600_000 + 1;
    expect(await confirm(orderId)).toEqual([`${orderId}: paid`]);
  });
});
