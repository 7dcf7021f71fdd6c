import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT, JEANS } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { orderOf, SHIPPING, stockOf } from '../fixture.ts';
import { ordersCommand } from '../orders/orders-command.ts';
import { openPaying, type Paying } from './paying.ts';
import { notifyChanges, recordChanges } from '#store-api/base/db/changes.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';

type OrderLine = Parameters<typeof orderOf>[0][number];

const LABEL = 'Cash at the door';
const TERMS = { label: LABEL, fee: 49, upTo: 2000, notServed: ['744'], maxRefusedParcels: 1 };

/** Payment on delivery, from its offer to the money (docs/decisions D455). */
describeEngines('payment on delivery', (engine) => {
  let shop: Paying;
  let token: string;
  let other: string;
  let clock = Date.parse('2026-06-03T06:30:00Z');
  let run: ReturnType<typeof ordersCommand>;
  beforeAll(async () => {
    shop = await openPaying(engine, { now: () => new Date((clock += 1)) });
    run = ordersCommand(shop);
    const { info } = await shop.db.selectFrom('stores').select('info').executeTakeFirstOrThrow();
    await shop.db
      .updateTable('stores')
      .set({ info: JSON.stringify({ ...JSON.parse(info), companyEmail: 'owner@shop.example' }) })
      .execute();
    await offer(TERMS);
    token = shop.token;
    other = await shop.signUp('ravi@example.com');
  });
  afterAll(() => shop.close());

  const offer = async (payOnDelivery: StoreSettings['payOnDelivery']) => {
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify({ payOnDelivery }) })
      .execute();
    await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
    await notifyChanges(shop.db);
  };
  const order = async (address: object = {}, quantity = 1): Promise<string> =>
    orderLine({ productId: BELT, quantity }, token, address);
  const orderLine = async (line: OrderLine, who: string, address: object = {}): Promise<string> =>
    (await shop.post('/orders', { ...orderOf([line]), shippingAddress: { ...SHIPPING, ...address } }, { token: who }))
      .body.id;
  const optionsOf = async (orderId: string, who = token): Promise<Record<string, unknown>[]> =>
    (await shop.get(`/payments/fields?orderId=${orderId}`, { token: who })).body[0].options;
  const offered = async (orderId: string, who = token) =>
    (await optionsOf(orderId, who)).find(({ onDelivery }) => onDelivery);
  const choose = (orderId: string, expectedTotal?: number, more: { token?: string; key?: string } = {}) =>
    shop.post('/payments', { orderId, fields: { method: 'on-delivery' }, expectedTotal }, { token, ...more });
  const chosen = async (address: object = {}): Promise<string> => {
    const id = await order(address);
    expect(await choose(id, 1048.5)).toMatchObject({ status: 200, body: { success: true } });
    return id;
  };
  const read = async (orderId: string) => (await shop.get(`/orders/${orderId}`, { token })).body;
  const rowOf = (orderId: string) =>
    shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const mailsOf = async (orderId: string) =>
    (await shop.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()).filter(({ subject }) =>
      subject.includes(orderId),
    );

  test('an order whose terms allow it is offered it, with its fee and what it then comes to', async () => {
    const id = await order();
    expect(await offered(id)).toEqual({
      value: 'on-delivery',
      label: `${LABEL} (+₹49)`,
      onDelivery: true,
      totals: { subtotal: 999.5, parts: [{ kind: 'fee', label: LABEL, amount: 49 }], total: 1048.5 },
    });
    expect((await optionsOf(id)).map(({ value, totals }) => [value, totals])).toEqual([
      ['upi', undefined],
      ['razorpay', undefined],
      ['payu', undefined],
      ['stripe', undefined],
      ['on-delivery', { subtotal: 999.5, parts: [expect.anything()], total: 1048.5 }],
    ]);
    expect((await shop.get('/storeInfo')).body.capabilities).toContain('payOnDelivery');
    // 2,000 at most, before the fee; not to these postal codes; of the order's own user alone.
    expect(await offered(await order({}, 2))).toBeDefined();
    expect(await offered(await order({}, 3))).toBeUndefined();
    expect(await offered(await order({ postalCode: '744101' }))).toBeUndefined();
    expect(await offered(id, other)).toBeUndefined();
  });

  test('chosen at the total that was shown it is a part of the order, which moves on and is not paid', async () => {
    const id = await order();
    for (const expectedTotal of [undefined, 999.5, 1048])
      expect(await choose(id, expectedTotal)).toMatchObject({
        status: 409,
        body: { success: false, code: 'price-changed', quote: { total: 1048.5, parts: [{ kind: 'fee' }] } },
      });
    expect(await read(id)).toMatchObject({ status: 0, total: 999.5 });
    const before = await rowOf(id);
    const answer = await choose(id, 1048.5, { key: 'once' });
    expect(answer).toMatchObject({
      status: 200,
      body: { redirectUrl: `http://localhost:8044/order-success?orderId=${id}` },
    });
    // Once more, with its key and without.
    expect((await choose(id, 1048.5, { key: 'once' })).body).toEqual(answer.body);
    expect((await choose(id, 1048.5)).status).toBe(200);
    expect((await choose(id, 999.5)).body.code).toBe('price-changed');
    expect(await read(id)).toMatchObject({
      status: 1,
      subtotal: 999.5,
      parts: [{ kind: 'fee', label: LABEL, amount: 49 }],
      total: 1048.5,
      toPayOnDelivery: 1048.5,
    });
    expect((await rowOf(id)).pricing).toBe(before.pricing);
    expect(await shop.causesOf(id)).toEqual(['placed', 'to be paid on delivery']);
    expect(await shop.attemptsOf(id)).toEqual([]);
    const mails = await mailsOf(id);
    expect(mails.map(({ subject, recipient }) => [recipient, subject])).toEqual([
      ['asha@example.com', `Your order at Selvedge & Sons (${id})`],
      ['asha@example.com', `You pay on delivery for ${id} at Selvedge & Sons`],
      ['owner@shop.example', `Order ${id} is to be paid on delivery: ₹1,048.50`],
    ]);
    expect(mails[1]!.text).toContain('To pay on delivery: ₹1,048.50');
    expect(mails[2]!.text).toContain('It is not paid: collect ₹1,048.50 on delivery.');
    expect(mails.slice(1).some(({ text }) => /is paid and waits|your payment/.test(text))).toBe(false);
  });

  test('it is refused where it is not offered, for another user’s order and for one that is over', async () => {
    const island = await order({ postalCode: '744101' });
    expect(await choose(island, 1048.5)).toMatchObject({
      status: 409,
      body: {
        code: 'method-gone',
        error: 'This way to pay is not offered for your order any more. Please choose another.',
      },
    });
    expect((await choose(island, 1048.5, { token: other })).status).toBe(404);
    await run('cancel', island, '--yes');
    expect((await choose(island, 1048.5)).body.code).toBe('not-payable');
  });

  test('without a fee its label has none, and who says no total has seen the right one', async () => {
    await offer({});
    const id = await order();
    expect(await offered(id)).toMatchObject({ label: 'Payment on delivery', totals: { parts: [], total: 999.5 } });
    expect((await choose(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ total: 999.5, parts: [], toPayOnDelivery: 999.5 });
    await offer(TERMS);
  });

  test('a store that does not offer it says nothing of it, and takes it for no way to pay', async () => {
    const id = await order();
    await offer(undefined);
    expect(await offered(id)).toBeUndefined();
    expect((await shop.get('/storeInfo')).body.capabilities).not.toContain('payOnDelivery');
    expect(await choose(id, 999.5)).toMatchObject({ status: 422, body: { fields: { method: expect.anything() } } });
    expect(Object.keys(await read(id))).not.toContain('toPayOnDelivery');
    await offer(TERMS);
  });

  test('until it is sent it may be paid online: the fee falls away, and all is as for a paid order', async () => {
    const id = await chosen();
    expect((await optionsOf(id)).map(({ value, totals }) => [value, totals])).toEqual(
      ['upi', 'razorpay', 'payu', 'stripe'].map((value) => [value, { subtotal: 999.5, parts: [], total: 999.5 }]),
    );
    const { charge } = await shop.begin('payu', id);
    expect(charge.amountPaise).toBe(99_950);
    expect(await read(id)).toMatchObject({ total: 1048.5, toPayOnDelivery: 1048.5 });
    expect((await shop.tell(charge, { outcome: 'paid' })).body).toMatchObject({ success: true, changed: true });
    const now = await read(id);
    expect(now).toMatchObject({ status: 1, total: 999.5, parts: [] });
    expect(now).not.toHaveProperty('toPayOnDelivery');
    expect(await shop.refundsOf(id)).toEqual([]);
    expect((await mailsOf(id)).slice(-2).map(({ subject }) => subject)).toEqual([
      `We have your payment for ${id} at Selvedge & Sons`,
      `Order ${id} is paid: ₹999.50`,
    ]);
    expect((await choose(id, 1048.5)).body.code).toBe('not-payable');
  });

  test('money of a page that was open before counts too; money that comes after it was sent is to be looked into', async () => {
    const early = await order();
    const open = await shop.begin('payu', early);
    await choose(early, 1048.5);
    await shop.tell(open.charge, { outcome: 'paid' });
    expect(await read(early)).toMatchObject({ total: 999.5, parts: [] });
    expect(await shop.refundsOf(early)).toEqual([]);

    const late = await chosen();
    const { charge } = await shop.begin('payu', late);
    await run('ship', late);
    await shop.tell(charge, { outcome: 'paid' });
    expect(await read(late)).toMatchObject({ status: 2, total: 1048.5, toPayOnDelivery: 1048.5 });
    expect(await shop.refundsOf(late)).toEqual([
      `check for a refund: paid by ${charge.attemptId}, when it had been sent to be paid on delivery`,
    ]);
  });

  test('orders paid: the money counts as a payment, lists and files say what is to be collected until then', async () => {
    const id = await chosen();
    expect((await run('show', id)).said).toContain('  To collect on delivery  ₹1,048.50');
    expect(JSON.parse((await run('show', id, '--json')).said)).toMatchObject({ toCollect: 1048.5 });
    const listed = async () => (await run('list', '--search', id)).said;
    expect(await listed()).toMatch(/asha@example\.com {2}to collect$/m);
    expect(JSON.parse((await run('list', '--search', id, '--json')).said)[0]).toMatchObject({ toCollect: 1048.5 });
    const csv = (await run('list', '--csv', '--search', id)).said;
    expect(csv.split('\r\n')[0]).toMatch(/,To collect$/);
    expect(csv.split('\r\n')[1]).toMatch(/,1048\.50$/);
    for (const prices of [[], ['--no-prices']])
      expect((await run('print', '--slip', id, ...prices)).said).toContain(
        '<h2>To collect</h2><p><strong>₹1,048.50</strong></p>',
      );
    await run('ship', id);
    expect((await mailsOf(id)).at(-1)!.text).toContain('To pay on delivery: ₹1,048.50');
    await run('deliver', id);
    // Whoever brought it has the money.
    expect(await read(id)).not.toHaveProperty('toPayOnDelivery');
    expect(await listed()).toContain('to collect');
    expect((await run('paid', id, '--note', 'courier slip 7')).said).toContain(`${id}: paid`);
    expect(await listed()).not.toContain('to collect');
    expect(await shop.attemptsOf(id)).toMatchObject([
      { provider: 'on-delivery', status: 'succeeded', amount_paise: 104_850, next_query_at: null },
    ]);
    expect((await shop.causesOf(id)).at(-1)).toBe('paid on delivery, by the word of the owner: courier slip 7');
    expect((await run('list', '--csv', '--search', id)).said).toContain(',on-delivery,on-delivery,');
    const again = await run('paid', id);
    expect([again.status, again.wrong]).toEqual([1, expect.stringContaining(`Order ${id} is paid already.`)]);
    expect((await mailsOf(id)).some(({ subject }) => subject.startsWith('We have your payment'))).toBe(false);
    const unpaid = await order();
    expect((await run('paid', unpaid)).wrong).toContain(`Order ${unpaid} is pending, and not to be paid on delivery.`);
  });

  test('orders confirm: money that the owner saw before it was sent, without the fee', async () => {
    const id = await chosen();
    expect((await run('confirm', id)).said).toContain(`${id}: paid`);
    expect(await read(id)).toMatchObject({ status: 1, total: 999.5, parts: [] });
  });

  test('cancelled before it is sent: no refund; after orders paid there is one', async () => {
    const [due, paid] = [await chosen(), await chosen()];
    await run('cancel', due, '--yes');
    expect(await shop.refundsOf(due)).toEqual([]);
    expect((await run('list', '--search', due)).said).not.toContain('to collect');
    await run('paid', paid);
    await run('cancel', paid, '--yes');
    expect(await shop.refundsOf(paid)).toEqual(['refund due: cancelled after it was paid']);
  });

  test('orders refused: cancelled, its stock back, nothing due, and counted for the next order', async () => {
    const who = await shop.signUp('nobody-home@example.com');
    const jeans = () => orderLine({ productId: JEANS, quantity: 1, size: 'M', color: 'Indigo' }, who);
    const refuse = async () => {
      const id = await jeans();
      await choose(id, 2048, { token: who });
      expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(2);
      const early = await run('refused', id, '--yes');
      expect(early.wrong).toContain(`Order ${id} is not on its way: nobody can have refused it.`);
      await run('ship', id);
      await run('refused', id, '--yes', '--note', 'nobody at home');
      return id;
    };
    const first = await refuse();
    expect(await rowOf(first)).toMatchObject({ status: 4, collect: 'refused' });
    expect((await shop.causesOf(first)).at(-1)).toBe('refused at the door: nobody at home');
    expect(await shop.refundsOf(first)).toEqual([]);
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(3);
    expect((await mailsOf(first)).at(-1)).toMatchObject({
      subject: `Your order ${first} at Selvedge & Sons is cancelled`,
    });
    // One may be refused, two may not; another customer is none of that.
    const next = await jeans();
    expect(await offered(next, who)).toBeDefined();
    await run('cancel', next, '--yes');
    await refuse();
    expect(await offered(await jeans(), who)).toBeUndefined();
    expect(await offered(await order())).toBeDefined();
    const paidFirst = await order();
    expect((await run('refused', paidFirst, '--yes')).wrong).toContain('and not to be paid on delivery');
  });
});
