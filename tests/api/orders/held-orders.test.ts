import { afterEach, expect, test } from 'vitest';
import { JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { numberOf, openShop, orderOf, type TestShop } from '../fixture.ts';
import { makeMailer } from '../mail/mailer.ts';
import { textOfMail } from '../mail/text-of-mail.ts';
import type { ReconcileOrder } from '#store-api/shop/order-changes/being-paid.ts';
import { expireOrders } from '#store-api/shop/order-changes/expire-orders.ts';
import { remindUnpaid } from '#store-api/shop/order-changes/remind-unpaid.ts';

const HOUR = 60 * 60_000;
const ORDERED = Date.parse('2026-11-21T10:00:00Z');
const BODY = orderOf([{ productId: JEANS, quantity: 1, size: 'L', color: 'Indigo' }]);
const PAYING = { method: 'bank', email: 'asha@example.com', phone: '+919876543210' };

describeEveryEngine('an order that is held until it is paid', (engine) => {
  let shop: TestShop;
  let token: string;
  let clock = ORDERED;
  const now = () => new Date(clock);
  const open = async (hours = '24', more: Record<string, string> = {}) => {
    clock = ORDERED;
    shop = await openShop(engine, { now, environment: { UNPAID_ORDER_HOURS: hours, ...more } });
    token = await shop.signUp('asha@example.com');
    return place();
  };
  const place = async () => {
    await shop.db.updateTable('variants').set({ stock: 20 }).execute();
    return (await shop.post('/orders', BODY, { token })).body.id as string;
  };
  afterEach(() => shop.close());

  const unpaid: ReconcileOrder = async () => 'unpaid';
  const remind = (reconcile = unpaid, orderMailsPerHour = 0) =>
    remindUnpaid({ ...makeMailer(shop.db, now), orderMailsPerHour }, reconcile);
  const expire = (hours = 24) => expireOrders(makeMailer(shop.db, now), hours, unpaid);
  const read = async (id: string) =>
    (await shop.get(`/orders/${id}?contactInfo=asha%40example.com`)).body as Record<string, unknown>;
  const mails = (like: string) =>
    shop.db
      .selectFrom('outbox')
      .select(['subject', 'expires_at'])
      .where('subject', 'like', like)
      .orderBy('created_at')
      .execute();
  const change = (id: string, values: { status?: number; held_until?: string }) =>
    shop.db.updateTable('orders').set(values).where('id', '=', id).execute();

  test('10.held says until when, to its buyer, to who tracks it and in its mail, and is cancelled then by any process', async () => {
    const id = await open('36');
    expect(await read(id)).toMatchObject({ status: 0, heldUntil: '2026-11-22T22:00:00.000Z' });
    expect((await shop.get('/orders', { token })).body[0]).toMatchObject({ heldUntil: '2026-11-22T22:00:00.000Z' });
    expect(await textOfMail(shop, 'Your order at ')).toContain(
      'Held for you until 23 November 2026 at 3:30 am (Asia/Kolkata).',
    );
    clock = ORDERED + 36 * HOUR - 1;
    // A process that is set otherwise keeps to what was said.
    expect([await expire(24), await expire(0)]).toEqual([0, 0]);
    clock += 1;
    expect(await expire(36)).toBe(1);
    expect(await read(id)).toMatchObject({ status: 4 });
    expect(await read(id)).not.toHaveProperty('heldUntil');
    expect(await textOfMail(shop, 'is cancelled')).toContain('It was not paid within 36 hours.');
    expect(await textOfMail(shop, 'is cancelled')).not.toContain('Held for you');
  });

  test('10.held says nothing where nobody cancels it, and once it is paid', async () => {
    const id = await open('0');
    expect(await read(id)).not.toHaveProperty('heldUntil');
    expect(await textOfMail(shop, 'Your order at ')).not.toContain('Held for you');
    clock += 30 * 24 * HOUR;
    expect([await remind(), await expire(0)]).toEqual([0, 0]);
    await shop.close();
    const paid = await open();
    await change(paid, { status: 1 });
    expect(await read(paid)).not.toHaveProperty('heldUntil');
  });

  test('a hold that was made longer counts, and its mail says no hours', async () => {
    const id = await open();
    await change(id, { held_until: '2026-11-25T09:30:00.000Z' });
    clock = Date.parse('2026-11-25T09:29:59.999Z');
    expect(await expire()).toBe(0);
    clock += 1;
    expect(await expire()).toBe(1);
    expect(await textOfMail(shop, 'is cancelled')).toContain('It was not paid in time.');
  });

  test('P4 one that nobody can tell of is kept three times as long, and nobody is told that it is held longer', async () => {
    const id = await open();
    const unknown = () => expireOrders(makeMailer(shop.db, now), 24, async () => 'unknown');
    clock = ORDERED + 72 * HOUR - 1;
    expect(await unknown()).toBe(0);
    expect(await read(id)).toMatchObject({ status: 0, heldUntil: '2026-11-22T10:00:00.000Z' });
    clock += 1;
    expect(await unknown()).toBe(1);
  });

  test('10.reminder one mail after half of the time, however many processes look, and none where nobody is to be reminded', async () => {
    const id = await open();
    await shop.db.updateTable('orders').set({ origin: 'https://shop.example' }).execute();
    clock = ORDERED + 12 * HOUR - 1;
    expect(await remind()).toBe(0);
    clock += 1;
    expect((await Promise.all([remind(), remind(), remind()])).sort()).toEqual([0, 0, 1]);
    expect(await remind()).toBe(0);
    const [mail, ...more] = await mails('%waits for its payment');
    expect([mail?.subject, more]).toEqual([
      `Your order ${await numberOf(shop.db, id)} at Selvedge & Sons waits for its payment`,
      [],
    ]);
    const text = await textOfMail(shop, 'waits for its payment');
    expect(text).toMatch(/https:\/\/shop\.example\/orders\/open\/[\w-]{43}\n/);
    expect(text).toContain('Held for you until 22 November 2026 at 3:30 pm (Asia/Kolkata).');
    expect(mail?.expires_at).toBe('2026-11-22T10:00:00.000Z');

    clock = ORDERED;
    const [paid, cancelled, known] = [await place(), await place(), await place()];
    await change(paid, { status: 1 });
    await change(cancelled, { status: 4 });
    clock = ORDERED + 13 * HOUR;
    expect(await remind(async (_, order) => (order === known ? 'paid' : 'unpaid'))).toBe(0);
    expect(await mails('%waits for its payment')).toHaveLength(1);
  });

  test('10.reminder who is paying at that moment is asked an hour later', async () => {
    const id = await open();
    clock = ORDERED + 12 * HOUR - 5 * 60_000;
    expect((await shop.post('/payments', { orderId: id, fields: PAYING }, { token })).status).toBe(200);
    clock = ORDERED + 12 * HOUR;
    expect(await remind()).toBe(0);
    clock += HOUR - 1;
    // A gateway that does not say: later again.
    expect(await remind(async () => 'unknown')).toBe(0);
    clock += 1;
    expect(await remind(async () => 'unknown')).toBe(0);
    clock += HOUR;
    expect(await remind()).toBe(1);
  });

  test('10.reminder none of a hold shorter than four hours, none after it is over, none past the cap of mails', async () => {
    await open('3');
    clock += 3 * HOUR - 1;
    expect(await remind()).toBe(0);
    await shop.close();
    await open();
    clock = ORDERED + 24 * HOUR;
    expect(await remind()).toBe(0);
    await shop.close();
    await open('24', { ORDER_MAILS_PER_HOUR: '1' });
    await place();
    clock = ORDERED + 12 * HOUR;
    expect(await remind(unpaid, 1)).toBe(1);
  });
});
