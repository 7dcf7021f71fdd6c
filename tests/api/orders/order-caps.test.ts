import { afterEach, expect, test } from 'vitest';
import { BELT, JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop, stockOf } from '../fixture.ts';
import { readEnvironment } from '#environment.ts';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { ownerAct } from './owner-acts.ts';
import { expireOrders } from '#store-api/shop/order-changes/expire-orders.ts';

const HOUR = 60 * 60_000;

describeEveryEngine('caps of an account', (engine) => {
  let shop: TestShop;
  let clock = Date.parse('2026-11-22T10:00:00Z');
  const open = async (environment: Record<string, string>) => {
    shop = await openShop(engine, { now: () => new Date((clock += 1)), environment });
  };
  afterEach(() => shop.close());
  const belt = (token: string, key?: string) =>
    shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token, ...(key ? { key } : {}) });
  const mails = async (subject: string) =>
    (await shop.db.selectFrom('outbox').select('id').where('subject', 'like', subject).execute()).length;

  test('unpaid orders: one too many is refused in words and holds no stock, until one is paid or cancelled', async () => {
    await open({ UNPAID_ORDERS: '3' });
    const [token, other] = [await shop.signUp('asha@example.com'), await shop.signUp('ravi@example.com')];
    const first = (await belt(token, 'key-1')).body.id as string;
    expect([(await belt(token)).status, (await belt(token)).status]).toEqual([201, 201]);
    const jeans = orderOf([{ productId: JEANS, quantity: 1, size: 'M', color: 'Indigo' }]);
    const refused = await shop.post('/orders', jeans, { token, key: 'key-2' });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'too-many-unpaid',
        error: 'You have 3 orders that are not paid yet. Please pay for one of them first, or ask us to cancel one.',
      },
    });
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(3);
    expect((await belt(token, 'key-1')).body.id).toBe(first);
    expect((await belt(other)).status).toBe(201);
    await changeOrder(shop.db, {
      storeId: 'main',
      orderId: first,
      action: 'cancel',
      now: () => new Date(clock),
      mailFrom: undefined,
    });
    expect((await shop.post('/orders', jeans, { token, key: 'key-2' })).status).toBe(201);
    expect((await belt(token)).status).toBe(409);
  });

  test('orders to be paid on delivery count as unpaid until they are sent', async () => {
    await open({ UNPAID_ORDERS: '2', ORDER_MAILS_PER_HOUR: '1' });
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify({ payOnDelivery: {} }) })
      .execute();
    const token = await shop.signUp('asha@example.com');
    const ids: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      ids.push((await belt(token)).body.id as string);
      await shop.post('/payments', { orderId: ids[n], fields: { method: 'on-delivery' } }, { token });
    }
    expect((await belt(token)).body.code).toBe('too-many-unpaid');
    // An address that is told of one order an hour is told as often that it is paid on delivery.
    expect(await mails('You pay on delivery%')).toBe(1);
    await ownerAct(shop.db, 'ship', { orderId: ids[0]!, now: () => new Date(clock) });
    expect((await belt(token)).status).toBe(201);
  });

  test('order mails: one address gets so many an hour, the orders stand all the same, and a paid one is always told', async () => {
    await open({ UNPAID_ORDERS: '0', ORDER_MAILS_PER_HOUR: '2', UNPAID_ORDER_HOURS: '0' });
    const token = await shop.signUp('victim@example.com');
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push((await belt(token)).body.id as string);
    expect(ids.filter(Boolean)).toHaveLength(5);
    expect(await mails('Your order at%')).toBe(2);
    await changeOrder(shop.db, {
      storeId: 'main',
      orderId: ids[4]!,
      action: 'confirm',
      now: () => new Date(clock),
      mailFrom: undefined,
    });
    expect(await mails('We have your payment for%')).toBe(1);
    clock += HOUR;
    await belt(token);
    expect(await mails('Your order at%')).toBe(3);
    // Of what is cancelled for want of money those are told that were told before.
    clock += 30 * HOUR;
    const keeper = {
      db: shop.db,
      now: () => new Date(clock),
      mailFrom: undefined,
      outbox: { trigger: () => undefined, close: async () => undefined },
      orderMailsPerHour: 2,
    };
    expect(await expireOrders(keeper, 24, async () => 'unpaid')).toBe(5);
    expect(await mails('Your order % at % is cancelled')).toBe(3);
  });

  test('0 sets no limit; unset there are some', async () => {
    await open({ UNPAID_ORDERS: '0', ORDER_MAILS_PER_HOUR: '0' });
    const token = await shop.signUp('asha@example.com');
    for (let n = 0; n < 25; n += 1) expect((await belt(token)).status).toBe(201);
    expect(await mails('Your order at%')).toBe(25);
    expect(readEnvironment({})).toMatchObject({ UNPAID_ORDERS: 10, ORDER_MAILS_PER_HOUR: 20 });
  });
});
