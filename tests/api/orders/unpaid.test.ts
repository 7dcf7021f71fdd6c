import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import type { ReconcileOrder } from '#store-api/shop/order-changes/being-paid.ts';
import { expireOrders } from '#store-api/shop/order-changes/expire-orders.ts';
import { settle } from '#store-api/shop/payments/settle.ts';
import { makeMailer } from '../mail/mailer.ts';
import { readOutbox } from '../../fixtures/read-mail.ts';
import { JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { numberOf, openShop, orderOf, stockOf, type TestShop } from '../fixture.ts';
import { soon } from '../../fixtures/soon.ts';

const HOUR = 60 * 60_000;
const ORDERED = Date.parse('2026-11-21T10:00:00Z');
const LAST = orderOf([{ productId: JEANS, quantity: 1, size: 'L', color: 'Indigo' }]);

describeEveryEngine('an order nobody pays', (engine) => {
  let shop: TestShop;
  let token: string;
  let clock = ORDERED;
  const now = () => new Date(clock);
  const open = async () => {
    clock = ORDERED;
    shop = await openShop(engine, { now, outboxEveryMs: 20, environment: { UNPAID_ORDER_HOURS: '0' } });
    await createStore(shop.db, {
      id: 'main',
      isDefault: true,
      hosts: ['shop.example'],
      info: { storeName: 'Selvedge & Sons' },
    });
    token = await shop.signUp('asha@example.com');
    return (await shop.post('/orders', LAST, { token })).body.id as string;
  };
  const expire = (ask: ReconcileOrder = async () => 'unpaid', hours = 24) =>
    expireOrders(makeMailer(shop.db, now), hours, ask);
  const statusOf = async (id: string) =>
    (await shop.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  afterEach(() => shop.close());

  test('is cancelled after the hours its owner set: stock back, history and mail say why', async () => {
    const id = await open();
    expect(await stockOf(shop.db, 'jeans-l-indigo')).toBe(0);
    clock = ORDERED + 24 * HOUR - 1;
    expect(await expire()).toBe(0);
    clock += 1;
    expect([await expire(), await expire()]).toEqual([1, 0]);
    expect(await statusOf(id)).toBe(4);
    expect(await stockOf(shop.db, 'jeans-l-indigo')).toBe(1);
    const events = await shop.db
      .selectFrom('order_events')
      .select(['status', 'cause'])
      .where('order_id', '=', id)
      .orderBy('position')
      .execute();
    expect(events).toEqual([
      { status: 0, cause: 'placed' },
      { status: 4, cause: 'not paid within 24 hours' },
    ]);
    const number = await numberOf(shop.db, id);
    await soon(() =>
      expect(readOutbox(join(shop.dataFolder, 'outbox')).map(({ headers }) => headers.subject)).toEqual([
        `Your order at Selvedge & Sons (${number})`,
        `Your order ${number} at Selvedge & Sons is cancelled`,
      ]),
    );
    const again = await shop.post('/users/authorize', { email: 'asha@example.com', password: 'correct horse' });
    expect((await shop.post('/payments', { orderId: id, fields: {} }, { token: again.body.token })).status).toBe(409);
  });

  test('stays while its shopper is about to pay', async () => {
    const id = await open();
    clock = ORDERED + 24 * HOUR - 10 * 60_000;
    expect(
      (
        await shop.post(
          '/payments',
          { orderId: id, fields: { method: 'bank', email: 'asha@example.com', phone: '+919876543210' } },
          { token },
        )
      ).status,
    ).toBe(200);
    clock = ORDERED + 24 * HOUR;
    expect(await expire()).toBe(0);
    clock += HOUR;
    expect(await expire()).toBe(1);
  });

  test('P4 the gateways are asked first; what nobody can say anything of is kept three times as long', async () => {
    const id = await open();
    clock = ORDERED + 25 * HOUR;
    expect(await expire(async () => 'paid')).toBe(0);
    expect(await expire(async () => 'unknown')).toBe(0);
    expect(await statusOf(id)).toBe(0);
    clock = ORDERED + 72 * HOUR;
    expect(await expire(async () => 'unknown')).toBe(1);
  });

  test('P5 money that comes between the question and the cancelling stays: no cancelling, no mail of it, the stock stays sold', async () => {
    const id = await open();
    expect(
      (
        await shop.post(
          '/payments',
          { orderId: id, fields: { method: 'bank', email: 'asha@example.com', phone: '+919876543210' } },
          { token },
        )
      ).status,
    ).toBe(200);
    const { id: attemptId, amount_paise: amountPaise } = await shop.db
      .selectFrom('payments')
      .select(['id', 'amount_paise'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    clock = ORDERED + 25 * HOUR;
    const paidMeanwhile = async () => {
      await settle(
        makeMailer(shop.db, now),
        { storeId: 'main', gatewayId: 'sandbox' },
        {
          eventId: 'evt_1',
          attemptId,
          outcome: 'succeeded',
          amountPaise,
          currency: 'INR',
        },
      );
      return 'unpaid' as const;
    };
    expect(await expire(paidMeanwhile)).toBe(0);
    expect(await statusOf(id)).toBe(1);
    expect(await stockOf(shop.db, 'jeans-l-indigo')).toBe(0);
    const mails = await shop.db
      .selectFrom('outbox')
      .select('subject')
      .where('subject', 'like', '%cancelled%')
      .execute();
    expect(mails).toEqual([]);
  });

  test('who begins to pay between the question and the cancelling keeps the order', async () => {
    const id = await open();
    clock = ORDERED + 25 * HOUR;
    await shop.db.updateTable('tokens').set({ expires_at: '2999-01-01T00:00:00.000Z' }).execute();
    const begunMeanwhile = async () => {
      expect(
        (
          await shop.post(
            '/payments',
            { orderId: id, fields: { method: 'bank', email: 'asha@example.com', phone: '+919876543210' } },
            { token },
          )
        ).status,
      ).toBe(200);
      return 'unpaid' as const;
    };
    expect(await expire(begunMeanwhile)).toBe(0);
    expect(await statusOf(id)).toBe(0);
  });

  test('two processes that look at once cancel it once', async () => {
    await open();
    clock = ORDERED + 30 * HOUR;
    const counts = await Promise.all([expire(), expire(), expire()]);
    expect(counts.reduce((sum, one) => sum + one)).toBe(1);
    expect(await stockOf(shop.db, 'jeans-l-indigo')).toBe(1);
  });

  test('many are all looked at, however many cannot be told of', async () => {
    await open();
    await shop.db.updateTable('variants').set({ stock: null }).where('id', '=', 'jeans-l-indigo').execute();
    await Promise.all(Array.from({ length: 119 }, () => shop.post('/orders', LAST, { token })));
    clock = ORDERED + 25 * HOUR;
    let asked = 0;
    expect(await expire(async () => ((asked += 1) % 2 ? 'unknown' : 'unpaid'))).toBe(60);
    expect(asked).toBe(120);
  });
});
