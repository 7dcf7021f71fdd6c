import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { openDiscountShop, usesOf } from './discount-shop.ts';
import { describeEveryEngine } from '../engines.ts';
import { orderOf, type TestShop } from '../fixture.ts';
import { makeMailer } from '../mail/mailer.ts';
import { openRefunds } from '#owner/orders/records/open-refunds.ts';
import { settleRefund } from '#store-api/shop/refunds/settle-refund.ts';
import { expireOrders } from '#store-api/shop/order-changes/expire-orders.ts';
import { settle } from '#store-api/shop/payments/settle.ts';

const HOUR = 60 * 60_000;
const ORDERED = Date.parse('2026-11-21T10:00:00Z');
const ONCE = { id: 'once', label: 'Once', code: 'ONCE', amount: 100, uses: 1 };
const ORDER = { ...orderOf([{ productId: BELT, quantity: 1 }]), expectedTotal: 899.5, code: 'once' };
const PAYING = { method: 'bank', email: 'asha@example.com', phone: '+919876543210' };

describeEveryEngine('O15 the code of an order that is not paid', (engine) => {
  let shop: TestShop;
  let token: string;
  let clock: number;
  const now = () => new Date(clock);
  beforeEach(async () => {
    clock = ORDERED;
    shop = await openDiscountShop(engine, [ONCE], { now, environment: { UNPAID_ORDER_HOURS: '0' } });
    token = await shop.signUp('asha@example.com');
  });
  afterEach(() => shop.close());

  const place = () => shop.post('/orders', ORDER, { token });
  const expire = () => expireOrders(makeMailer(shop.db, now), 24, () => Promise.resolve('unpaid'));
  const statusOf = async (id: string) =>
    (await shop.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  /** An order with an attempt to pay it, of which nothing is heard before `comes`. */
  const begun = async () => {
    const { id } = (await place()).body as { id: string };
    expect((await shop.post('/payments', { orderId: id, fields: PAYING }, { token })).status).toBe(200);
    const attempt = await shop.db
      .selectFrom('payments')
      .select(['id as attemptId', 'amount_paise as amountPaise'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const event = { ...attempt, eventId: `evt_${id}`, outcome: 'succeeded' as const, currency: 'INR' };
    return {
      id,
      comes: () => settle(makeMailer(shop.db, now), { storeId: 'main', gatewayId: 'sandbox' }, event),
    };
  };

  test('O15 expiry gives its use back, once, whoever looks at the same time', async () => {
    const { id } = (await place()).body as { id: string };
    expect([await usesOf(shop, 'ONCE'), (await place()).body.code]).toEqual([1, 'code-used']);
    clock = ORDERED + 24 * HOUR - 1;
    expect([await expire(), await usesOf(shop, 'ONCE')]).toEqual([0, 1]);
    clock += 1;
    const expired = await Promise.all([expire(), expire(), expire()]);
    expect(expired.reduce((sum, one) => sum + one)).toBe(1);
    expect([await statusOf(id), await usesOf(shop, 'ONCE')]).toEqual([4, 0]);
    token = await shop.signUp('ravi@example.com');
    expect((await place()).status).toBe(201);
    expect([await expire(), await usesOf(shop, 'ONCE')]).toEqual([0, 1]);
  });

  test('O15 money that comes after that takes no use and gives none, nor does its refund', async () => {
    const { id, comes } = await begun();
    clock = ORDERED + 25 * HOUR;
    expect([await expire(), await usesOf(shop, 'ONCE')]).toEqual([1, 0]);
    token = await shop.signUp('ravi@example.com');
    expect((await place()).status).toBe(201);
    await comes();
    expect([await statusOf(id), await usesOf(shop, 'ONCE')]).toEqual([4, 1]);
    const due = await openRefunds(shop.db, 'main').execute();
    expect(due.map(({ order_id }) => order_id)).toEqual([id]);
    await settleRefund(shop.db, { storeId: 'main', orderId: id, number: due[0]!.position, now });
    expect([await expire(), await usesOf(shop, 'ONCE')]).toEqual([0, 1]);
  });

  test('O15 an order that was paid in time keeps its use', async () => {
    const { id, comes } = await begun();
    await comes();
    clock = ORDERED + 100 * HOUR;
    expect([await expire(), await statusOf(id), await usesOf(shop, 'ONCE')]).toEqual([0, 1, 1]);
  });
});
