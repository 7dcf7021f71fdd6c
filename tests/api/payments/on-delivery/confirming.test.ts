import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { JEANS } from '../../catalogue.ts';
import { describeEngines } from '../../engines.ts';
import { numberOf, stockOf } from '../../fixture.ts';
import { makeMailer } from '../../mail/mailer.ts';
import { type ConfirmingShop, openConfirming } from './confirming-shop.ts';
import { TERMS } from './on-delivery-shop.ts';
import { expireOrders } from '#store-api/shop/order-changes/expire-orders.ts';
import { prune } from '#store-api/shop/retention/prune.ts';

const HOUR = 3_600_000;
const LAST = { productId: JEANS, quantity: 1, size: 'L', color: 'Indigo' };

/** A store that wants an order confirmed by a mailed link before it is packed (docs/decisions D547). */
describeEngines('payment on delivery, confirmed by a mailed link', (engine) => {
  let shop: ConfirmingShop;
  beforeAll(async () => {
    shop = await openConfirming(engine);
  });
  beforeEach(() => shop.offer({ ...TERMS, confirm: true }));
  afterAll(() => shop.close());

  const expire = (hours = 24) => expireOrders(makeMailer(shop.db, shop.now), hours, async () => 'unpaid');

  test('chosen it waits: pending with its fee, a link mailed for 48 hours, said to its buyer and its owner', async () => {
    const { id, token } = await shop.asked();
    const number = await numberOf(shop.db, id);
    const own = await shop.read(id);
    expect(own).toMatchObject({
      status: 0,
      total: 1048.5,
      parts: [{ kind: 'fee', amount: 49 }],
      toPayOnDelivery: 1048.5,
      toConfirm: true,
      mailedTo: 'asha@example.com',
    });
    // The phone number stands on the parcel: whoever knows it learns no address.
    const tracked = (await shop.get(`/orders/${id}?contactInfo=${encodeURIComponent('+91 98765 43210')}`)).body;
    expect(tracked).toMatchObject({ id, toConfirm: true });
    expect(JSON.stringify(tracked)).not.toContain('asha@example.com');
    expect(await shop.subjectsOf(id)).toEqual([
      `Your order at Selvedge & Sons (${number})`,
      `Please confirm your order ${number} at Selvedge & Sons`,
    ]);
    const { text, created_at, expires_at } = (await shop.mailsOf(id))[1]!;
    expect(text).toContain('Please open this link within 48 hours, and confirm your order there:\n\nhttp');
    expect(text).toContain('To pay on delivery: ₹1,048.50');
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(48 * HOUR);
    expect((await shop.get('/storeInfo')).body.capabilities).toContain('orderLinks');

    expect((await shop.run('list', '--search', id)).said).toMatch(/pending .*awaits confirmation$/m);
    expect((await shop.run('show', id)).said).toMatch(/^ {2}Awaits confirmation until {2}2026-06-05 /m);
    expect(JSON.parse((await shop.run('show', id, '--json')).said)).toMatchObject({ awaitsConfirmation: true });
    for (const sheet of ['--picking', '--slip']) {
      const printed = await shop.run('print', sheet);
      expect(printed.said + printed.wrong).not.toContain(number);
    }
    expect((await shop.run('paid', id)).wrong).toContain(`Order ${id} is pending, and awaits its confirmation.`);
    // Once more: nothing is mailed again, and nothing is asked of whoever chose it.
    expect((await shop.choose(id, 1048.5)).status).toBe(200);
    expect(await shop.subjectsOf(id)).toHaveLength(2);
    const [link] = await shop.linksOf(id);
    expect(JSON.stringify(link)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('the link shows it and changes nothing; confirmed, all is as for an order that is paid on delivery', async () => {
    const { id, token } = await shop.asked();
    const number = await numberOf(shop.db, id);
    const before = await shop.rowOf(id);
    for (let times = 0; times < 2; times += 1)
      expect(await shop.open(token)).toMatchObject({
        status: 200,
        body: { id, status: 0, toConfirm: true, shippingAddress: { fullName: 'Asha Rao' } },
      });
    expect(await shop.rowOf(id)).toEqual(before);
    const done = await shop.confirm(token);
    expect(done).toMatchObject({ status: 200, body: { id, status: 1, total: 1048.5, toPayOnDelivery: 1048.5 } });
    expect(done.body).not.toHaveProperty('toConfirm');
    expect(await shop.rowOf(id)).toMatchObject({ status: 1, collect: 'due', confirm_by: null });
    expect(await shop.causesOf(id)).toEqual([
      'placed',
      'to be confirmed, then paid on delivery',
      'confirmed by the link that was mailed, to be paid on delivery',
    ]);
    expect((await shop.subjectsOf(id)).slice(2)).toEqual([
      `You pay on delivery for ${number} at Selvedge & Sons`,
      `Order ${number} is to be paid on delivery: ₹1,048.50`,
    ]);
    expect((await shop.run('print', '--picking')).said).toContain(number);
    // The same link again, also two at once, is told the same, and nothing happens twice.
    for (const again of await Promise.all([shop.confirm(token), shop.confirm(token)]))
      expect(again).toMatchObject({ status: 200, body: { id, status: 1 } });
    expect((await shop.open(token)).body).toMatchObject({ id, status: 1 });
    expect(await shop.subjectsOf(id)).toHaveLength(4);
    expect(await expire()).toBe(0);
  });

  test('meanwhile it may be paid online, without the fee; the link then comes too late', async () => {
    const { id, token } = await shop.asked();
    const number = await numberOf(shop.db, id);
    expect((await shop.optionsOf(id)).map(({ value, totals }) => [value, totals])).toEqual(
      ['upi', 'razorpay', 'payu', 'stripe'].map((value) => [value, { subtotal: 999.5, parts: [], total: 999.5 }]),
    );
    const { charge } = await shop.begin('payu', id);
    expect(charge.amountPaise).toBe(99_950);
    await shop.tell(charge, { outcome: 'paid' });
    expect(await shop.read(id)).toMatchObject({ status: 1, total: 999.5, parts: [] });
    expect(await shop.rowOf(id)).toMatchObject({ collect: null, confirm_by: null });
    expect(await shop.refundsOf(id)).toEqual([]);
    expect(await shop.confirm(token)).toMatchObject({ status: 409, body: { code: 'not-to-confirm' } });
    expect((await shop.open(token)).body).toMatchObject({ status: 1, total: 999.5 });
    expect((await shop.subjectsOf(id)).slice(-2)).toEqual([
      `We have your payment for ${number} at Selvedge & Sons`,
      `Order ${number} is paid: ₹999.50`,
    ]);
  });

  test('a page at a gateway that is open when it is confirmed is not needed any more, and what it brings counts', async () => {
    const { id, token } = await shop.asked();
    const { charge } = await shop.begin('payu', id);
    expect((await shop.confirm(token)).status).toBe(200);
    expect(await shop.attemptsOf(id)).toMatchObject([{ status: 'superseded' }]);
    await shop.tell(charge, { outcome: 'paid' });
    expect(await shop.read(id)).toMatchObject({ status: 1, total: 999.5, parts: [] });
    expect(await shop.refundsOf(id)).toEqual([]);
  });

  test('orders confirm: said on the telephone it is to be paid on delivery, once more its money has come', async () => {
    const { id, token } = await shop.asked();
    expect((await shop.run('confirm', id, '--note', 'by phone')).said).toContain(
      `${id}: confirmed, and to be paid on delivery`,
    );
    expect(await shop.rowOf(id)).toMatchObject({ status: 1, collect: 'due' });
    expect((await shop.causesOf(id)).at(-1)).toBe('confirmed by the owner, to be paid on delivery: by phone');
    expect((await shop.confirm(token)).status).toBe(409);
    expect((await shop.run('confirm', id)).wrong).toContain(`${id} is to be paid on delivery, and needs no conf`);
    expect((await shop.run('confirm', id, '--yes')).said).toContain(`${id}: paid`);
    expect(await shop.read(id)).toMatchObject({ status: 1, total: 999.5 });
  });

  test('cancelled by the owner it cannot be confirmed; nothing is due back', async () => {
    const { id, token } = await shop.asked();
    await shop.run('cancel', id, '--yes');
    expect(await shop.confirm(token)).toMatchObject({ status: 409 });
    expect((await shop.open(token)).body).toMatchObject({ status: 4 });
    expect(await shop.rowOf(id)).toMatchObject({ status: 4, collect: null, confirm_by: null });
    expect(await shop.refundsOf(id)).toEqual([]);
  });

  test('H4 the link leads to the origin that the order had, and without one it is not offered', async () => {
    const id = await shop.order();
    await shop.db.updateTable('orders').set({ origin: 'https://old.example' }).where('id', '=', id).execute();
    expect((await shop.choose(id, 1048.5)).status).toBe(200);
    expect((await shop.mailsOf(id)).at(-1)!.text).toMatch(/^https:\/\/old\.example\/orders\/confirm\//m);
    const nowhere = await shop.order();
    await shop.db.updateTable('orders').set({ origin: null }).where('id', '=', nowhere).execute();
    expect(await shop.offered(nowhere)).toBeUndefined();
    expect((await shop.choose(nowhere, 1048.5)).body.code).toBe('method-gone');
  });

  test('switched off again nobody is asked, and whoever was asked may still confirm', async () => {
    const { id, token } = await shop.asked();
    await shop.offer(TERMS);
    expect((await shop.get('/storeInfo')).body.capabilities).not.toContain('orderLinks');
    expect(await shop.read(await shop.chosen())).toMatchObject({ status: 1 });
    expect((await shop.confirm(token)).body).toMatchObject({ id, status: 1 });
  });

  // The last one: a day later nobody is signed in any more.
  test('not confirmed in time: cancelled with a mail, its stock back; only the time for that counts', async () => {
    const id = await shop.orderLine(LAST, shop.token);
    expect(await stockOf(shop.db, 'jeans-l-indigo')).toBe(0);
    await shop.offer({ fee: 0, confirm: true, confirmHours: 30 });
    expect((await shop.choose(id, (await shop.read(id)).total)).status).toBe(200);
    const token = await shop.tokenOf(id);
    shop.pass(30 * HOUR - 60_000);
    await expire(24);
    expect(await shop.rowOf(id)).toMatchObject({ status: 0 });
    expect((await shop.open(token)).status).toBe(200);
    shop.pass(60_000);
    expect([(await shop.open(token)).status, (await shop.confirm(token)).status]).toEqual([404, 404]);
    // Also where unpaid orders do not expire.
    expect([await expire(0), await expire(0)]).toEqual([1, 0]);
    expect(await stockOf(shop.db, 'jeans-l-indigo')).toBe(1);
    expect(await shop.rowOf(id)).toMatchObject({ status: 4, collect: null, confirm_by: null });
    expect((await shop.causesOf(id)).at(-1)).toBe('not confirmed in time');
    const number = await numberOf(shop.db, id);
    const { subject, text } = (await shop.mailsOf(id)).at(-1)!;
    expect(subject).toBe(`Your order ${number} at Selvedge & Sons is cancelled`);
    expect(text).toContain('It was not confirmed in time.');
    expect(await shop.refundsOf(id)).toEqual([]);
    const links = () => shop.linksOf(id);
    await prune(shop.db, shop.now(), shop.dataFolder);
    expect(await links()).toHaveLength(1);
    shop.pass(25 * HOUR);
    await prune(shop.db, shop.now(), shop.dataFolder);
    expect(await links()).toEqual([]);
  });
});
