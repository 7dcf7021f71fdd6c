import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { JEANS } from '../../catalogue.ts';
import { describeEngines } from '../../engines.ts';
import { stockOf } from '../../fixture.ts';
import { makeMailer } from '../../mail/mailer.ts';
import { openOnDelivery, type OnDeliveryShop, TERMS } from './on-delivery-shop.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { expireOrders } from '#store-api/shop/order-changes/expire-orders.ts';
import { prune } from '#store-api/shop/retention/prune.ts';

const HOUR = 3_600_000;
const LAST = { productId: JEANS, quantity: 1, size: 'L', color: 'Indigo' };
// The store's host, whatever host was asked.
const WORKING = /^https:\/\/shop\.example\/orders\/confirm\/([\w-]{43})$/m;

/** A store that wants an order confirmed by a mailed link before it is packed (docs/decisions D546, D547). */
describeEngines('payment on delivery, confirmed by a mailed link', (engine) => {
  let shop: OnDeliveryShop;
  beforeAll(async () => {
    shop = await openOnDelivery(engine);
  });
  beforeEach(() => shop.offer({ ...TERMS, confirm: true }));
  afterAll(() => shop.close());

  const open = (token: unknown) => shop.post('/order-links', { token });
  const confirm = (token: unknown, headers: Record<string, string> = {}) =>
    shop.post('/order-links/confirm', { token }, { headers });
  const tokenOf = async (id: string): Promise<string> =>
    WORKING.exec((await shop.mailsOf(id)).find(({ subject }) => subject.startsWith('Please confirm'))!.text)![1]!;
  const asked = async () => {
    const id = await shop.chosen();
    return { id, token: await tokenOf(id) };
  };
  const expire = (hours = 24) => expireOrders(makeMailer(shop.db, shop.now), hours, async () => 'unpaid');
  const subjectsOf = async (id: string) => (await shop.mailsOf(id)).map(({ subject }) => subject);

  test('chosen it waits: pending with its fee, a link mailed for 48 hours, said to its buyer and its owner', async () => {
    const { id, token } = await asked();
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
    expect(await subjectsOf(id)).toEqual([
      `Your order at Selvedge & Sons (${id})`,
      `Please confirm your order ${id} at Selvedge & Sons`,
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
      expect(printed.said + printed.wrong).not.toContain(id);
    }
    expect((await shop.run('paid', id)).wrong).toContain(`Order ${id} is pending, and awaits its confirmation.`);
    // Once more: nothing is mailed again, and nothing is asked of whoever chose it.
    expect((await shop.choose(id, 1048.5)).status).toBe(200);
    expect(await subjectsOf(id)).toHaveLength(2);
    const [link] = await shop.db.selectFrom('order_links').selectAll().where('order_id', '=', id).execute();
    expect(JSON.stringify(link)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('the link shows it and changes nothing; confirmed, all is as for an order that is paid on delivery', async () => {
    const { id, token } = await asked();
    const before = await shop.rowOf(id);
    for (let times = 0; times < 2; times += 1)
      expect(await open(token)).toMatchObject({
        status: 200,
        body: { id, status: 0, toConfirm: true, shippingAddress: { fullName: 'Asha Rao' } },
      });
    expect(await shop.rowOf(id)).toEqual(before);
    const done = await confirm(token);
    expect(done).toMatchObject({ status: 200, body: { id, status: 1, total: 1048.5, toPayOnDelivery: 1048.5 } });
    expect(done.body).not.toHaveProperty('toConfirm');
    expect(await shop.rowOf(id)).toMatchObject({ status: 1, collect: 'due', confirm_by: null });
    expect(await shop.causesOf(id)).toEqual([
      'placed',
      'to be confirmed, then paid on delivery',
      'confirmed by the link that was mailed, to be paid on delivery',
    ]);
    expect((await subjectsOf(id)).slice(2)).toEqual([
      `You pay on delivery for ${id} at Selvedge & Sons`,
      `Order ${id} is to be paid on delivery: ₹1,048.50`,
    ]);
    expect((await shop.run('print', '--picking')).said).toContain(id);
    // The same link again, also two at once, is told the same, and nothing happens twice.
    for (const again of await Promise.all([confirm(token), confirm(token)]))
      expect(again).toMatchObject({ status: 200, body: { id, status: 1 } });
    expect((await open(token)).body).toMatchObject({ id, status: 1 });
    expect(await subjectsOf(id)).toHaveLength(4);
    expect(await expire()).toBe(0);
  });

  test('no other link opens or confirms it: they are all answered as one that never was', async () => {
    const { id, token } = await asked();
    const other = await asked();
    await createStore(shop.db, { id: 'away', isDefault: false, hosts: ['away.example'], info: { storeName: 'Away' } });
    const links = (which: string) => shop.db.updateTable('order_links').where('order_id', '=', which);
    const wrong: [what: string, token: unknown, before?: () => Promise<unknown>][] = [
      ['made up', 'A'.repeat(43)],
      ['altered', token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
      ['cut', token.slice(0, -1)],
      ['empty', ''],
      [
        'its hash',
        (await links(id).set({ used_at: null }).returning('token_hash').executeTakeFirstOrThrow()).token_hash,
      ],
      ['for another purpose', token, () => links(id).set({ purpose: 'pay' }).execute()],
      ['of another store', token, () => links(id).set({ purpose: 'confirm-delivery', store_id: 'away' }).execute()],
      ['expired', token, () => links(id).set({ store_id: 'main', expires_at: shop.now().toISOString() }).execute()],
      ['revoked', other.token, () => shop.run('unlink', other.id)],
    ];
    const answers = new Set<string>();
    for (const [what, guess, before] of wrong) {
      await before?.();
      for (const asks of [open, confirm]) {
        const { status, text } = await asks(guess);
        expect([what, status]).toEqual([what, 404]);
        answers.add(text);
      }
    }
    expect([...answers]).toEqual([
      JSON.stringify({ error: 'This link is not valid, or not any more.', code: 'not-found' }),
    ]);
    expect(await shop.rowOf(id)).toMatchObject({ status: 0, collect: 'to-confirm' });
    expect(await shop.rowOf(other.id)).toMatchObject({ status: 0, collect: 'to-confirm' });
    // Not a text at all, or a long one, is no token either.
    for (const none of [undefined, 7, 'A'.repeat(201)]) expect((await confirm(none)).status).toBe(400);
  });

  test('another site cannot send it, GET does nothing, and guesses are limited by address', async () => {
    const { id, token } = await asked();
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['origin', 'null'],
      ['sec-fetch-site', 'cross-site'],
    ] as const)
      expect(await confirm(token, { [name]: value })).toMatchObject({ status: 403, body: { code: 'cross-site' } });
    for (const method of ['GET', 'HEAD'])
      for (const path of ['/order-links', '/order-links/confirm', `/order-links/confirm?token=${token}`])
        expect((await shop.call(method, path)).status).toBe(405);
    expect(await shop.rowOf(id)).toMatchObject({ status: 0, collect: 'to-confirm' });
    const guesser = { peer: '203.0.113.7' };
    const guess = (path: string, body: object) => shop.post(path, body, guesser);
    for (let times = 0; times < 60; times += 1) await guess('/order-links', { token: `made up ${times}` });
    for (const path of ['/order-links', '/order-links/confirm'])
      expect(await guess(path, { token })).toMatchObject({ status: 429, body: { code: 'too-many' } });
    for (let times = 0; times < 61; times += 1) expect((await open(token)).status).toBe(200);
  });

  test('meanwhile it may be paid online, without the fee; the link then comes too late', async () => {
    const { id, token } = await asked();
    expect((await shop.optionsOf(id)).map(({ value, totals }) => [value, totals])).toEqual(
      ['upi', 'razorpay', 'payu', 'stripe'].map((value) => [value, { subtotal: 999.5, parts: [], total: 999.5 }]),
    );
    const { charge } = await shop.begin('payu', id);
    expect(charge.amountPaise).toBe(99_950);
    await shop.tell(charge, { outcome: 'paid' });
    expect(await shop.read(id)).toMatchObject({ status: 1, total: 999.5, parts: [] });
    expect(await shop.rowOf(id)).toMatchObject({ collect: null, confirm_by: null });
    expect(await shop.refundsOf(id)).toEqual([]);
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'not-to-confirm' } });
    expect((await open(token)).body).toMatchObject({ status: 1, total: 999.5 });
    expect((await subjectsOf(id)).slice(-2)).toEqual([
      `We have your payment for ${id} at Selvedge & Sons`,
      `Order ${id} is paid: ₹999.50`,
    ]);
  });

  test('a page at a gateway that is open when it is confirmed is not needed any more, and what it brings counts', async () => {
    const { id, token } = await asked();
    const { charge } = await shop.begin('payu', id);
    expect((await confirm(token)).status).toBe(200);
    expect(await shop.attemptsOf(id)).toMatchObject([{ status: 'superseded' }]);
    await shop.tell(charge, { outcome: 'paid' });
    expect(await shop.read(id)).toMatchObject({ status: 1, total: 999.5, parts: [] });
    expect(await shop.refundsOf(id)).toEqual([]);
  });

  test('orders confirm: said on the telephone it is to be paid on delivery, once more its money has come', async () => {
    const { id, token } = await asked();
    expect((await shop.run('confirm', id, '--note', 'by phone')).said).toContain(
      `${id}: confirmed, and to be paid on delivery`,
    );
    expect(await shop.rowOf(id)).toMatchObject({ status: 1, collect: 'due' });
    expect((await shop.causesOf(id)).at(-1)).toBe('confirmed by the owner, to be paid on delivery: by phone');
    expect((await confirm(token)).status).toBe(409);
    expect((await shop.run('confirm', id)).said).toContain(`${id}: paid`);
    expect(await shop.read(id)).toMatchObject({ status: 1, total: 999.5 });
  });

  test('cancelled by the owner it cannot be confirmed; nothing is due back', async () => {
    const { id, token } = await asked();
    await shop.run('cancel', id, '--yes');
    expect(await confirm(token)).toMatchObject({ status: 409 });
    expect((await open(token)).body).toMatchObject({ status: 4 });
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
    const { id, token } = await asked();
    await shop.offer(TERMS);
    expect((await shop.get('/storeInfo')).body.capabilities).not.toContain('orderLinks');
    expect(await shop.read(await shop.chosen())).toMatchObject({ status: 1 });
    expect((await confirm(token)).body).toMatchObject({ id, status: 1 });
  });

  // The last one: a day later nobody is signed in any more.
  test('not confirmed in time: cancelled with a mail, its stock back; only the time for that counts', async () => {
    const id = await shop.orderLine(LAST, shop.token);
    expect(await stockOf(shop.db, 'jeans-l-indigo')).toBe(0);
    await shop.offer({ fee: 0, confirm: true, confirmHours: 30 });
    expect((await shop.choose(id, (await shop.read(id)).total)).status).toBe(200);
    const token = await tokenOf(id);
    shop.pass(30 * HOUR - 60_000);
    await expire(24);
    expect(await shop.rowOf(id)).toMatchObject({ status: 0 });
    expect((await open(token)).status).toBe(200);
    shop.pass(60_000);
    expect([(await open(token)).status, (await confirm(token)).status]).toEqual([404, 404]);
    // Also where unpaid orders do not expire.
    expect([await expire(0), await expire(0)]).toEqual([1, 0]);
    expect(await stockOf(shop.db, 'jeans-l-indigo')).toBe(1);
    expect(await shop.rowOf(id)).toMatchObject({ status: 4, collect: null, confirm_by: null });
    expect((await shop.causesOf(id)).at(-1)).toBe('not confirmed in time');
    const { subject, text } = (await shop.mailsOf(id)).at(-1)!;
    expect(subject).toBe(`Your order ${id} at Selvedge & Sons is cancelled`);
    expect(text).toContain('It was not confirmed in time.');
    expect(await shop.refundsOf(id)).toEqual([]);
    const links = () => shop.db.selectFrom('order_links').select('order_id').where('order_id', '=', id).execute();
    await prune(shop.db, shop.now(), shop.dataFolder);
    expect(await links()).toHaveLength(1);
    shop.pass(25 * HOUR);
    await prune(shop.db, shop.now(), shop.dataFolder);
    expect(await links()).toEqual([]);
  });
});
