import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { numberOf } from '../../fixture.ts';
import { openShopOfReturns } from '../returns/shop-of-returns.ts';
import { mailedTokens } from './mailed-token.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#store-api/base/db/schema.ts';
import { notifyChanges, recordChanges } from '#store-api/base/db/changes.ts';
import { CONFIRM_DELIVERY, SHOPPER } from '#store-api/shop/order-links/link-purpose.ts';
import { makeLink } from '#store-api/shop/order-links/make-link.ts';
import { createStore } from '#owner/stores/create-store.ts';

const DAY = 24 * 60 * 60_000;
const LINES = [{ line: 0, quantity: 1 }];

describeEngines('10.shopper-links: links in the mails to the shopper', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfReturns>>;
  beforeAll(async () => {
    shop = await openShopOfReturns(engine);
    await shop.db.updateTable('variants').set({ stock: 1_000 }).where('id', '=', 'jeans-m-indigo').execute();
  });
  afterAll(() => shop.close());

  const open = (token: unknown, options: object = {}) => shop.post('/order-links/open', { token }, options);
  const cancel = (token: unknown, lines: object[] = LINES, options: object = {}) =>
    shop.post('/order-links/cancel', { token, lines }, options);
  const back = (token: unknown, lines: object[], options: object = {}) =>
    shop.post('/order-links/return', { token, kind: 'return', lines }, options);
  const pay = (token: unknown, options: object = {}) =>
    shop.post('/order-links/pay', { token, fields: { method: 'bank' } }, options);
  const all = [open, cancel, (token: unknown) => back(token, LINES), pay];
  const tokenOf = async (id: string) => (await mailedTokens(shop.db, id)).at(-1)!;
  const ofShopper = (id: string) => (eb: ExpressionBuilder<Database, 'order_links'>) =>
    eb.and({ order_id: id, purpose: SHOPPER });
  const linksOf = (id: string) => shop.db.updateTable('order_links').where('order_id', '=', id);

  test('each mail about an order has one of its own, of which a hash is stored; it shows what the buyer sees', async () => {
    const id = await shop.paid();
    await shop.run('ship', id);
    const tokens = await mailedTokens(shop.db, id);
    expect(new Set(tokens).size).toBe(3);
    const rows = await shop.db.selectFrom('order_links').selectAll().where(ofShopper(id)).execute();
    expect(rows).toHaveLength(3);
    for (const token of tokens) {
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await open(token)).toMatchObject({ status: 200, body: { order: await shop.seen(id) } });
    }
    expect((await shop.get('/storeInfo')).body.capabilities).toContain('shopperLinks');
  });

  test('who has no link to it, or one for something else, learns nothing and does nothing: all are answered alike', async () => {
    const id = await shop.paid();
    const other = await shop.paid();
    const [token, others] = [await tokenOf(id), await tokenOf(other)];
    const at = new Date().toISOString();
    const confirming = await shop.db.transaction().execute((trx) =>
      makeLink(trx, {
        ...{ storeId: 'main', orderId: id, purpose: CONFIRM_DELIVERY, at },
        expiresAt: '2999-01-01T00:00:00.000Z',
      }),
    );
    await createStore(shop.db, { id: 'away', isDefault: false, hosts: ['away.example'], info: { storeName: 'Away' } });
    const hash = (await linksOf(id).set({ used_at: null }).returning('token_hash').execute())[0]!.token_hash;
    const wrong: [what: string, token: unknown, before?: () => Promise<unknown>][] = [
      ['made up', 'A'.repeat(43)],
      ['altered', token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
      ['cut', token.slice(0, -1)],
      ['empty', ''],
      ['its hash', hash],
      ['for confirming', confirming],
      ['of another store', token, () => linksOf(id).set({ store_id: 'away' }).execute()],
      [
        'expired',
        token,
        () =>
          linksOf(id)
            .set({ store_id: 'main', expires_at: new Date(Date.now() - 1).toISOString() })
            .execute(),
      ],
      ['revoked', others, () => shop.run('unlink', other)],
    ];
    const states = async () => [await shop.states(id), await shop.states(other)];
    const before = await states();
    const answers = new Set<string>();
    for (const [what, guess, prepare] of wrong) {
      await prepare?.();
      for (const asks of all) {
        const { status, text } = await asks(guess);
        expect([what, status]).toEqual([what, 404]);
        answers.add(text);
      }
    }
    expect([...answers]).toEqual([
      JSON.stringify({ error: 'This link is not valid, or not any more.', code: 'not-found' }),
    ]);
    expect(await states()).toEqual(before);
    // A link confirms nothing.
    expect((await shop.post('/order-links/confirm', { token: await tokenOf(await shop.paid()) })).status).toBe(404);
    for (const none of [undefined, 7, 'A'.repeat(201)]) expect((await cancel(none)).status).toBe(400);
  });

  test('a link that is revoked or expires while its order is locked does nothing any more', async () => {
    const id = await shop.paid();
    const token = await tokenOf(id);
    const [first] = await Promise.all([shop.run('unlink', id), cancel(token)]);
    expect(first.status).toBe(0);
    expect((await cancel(token)).status).toBe(404);
  });

  test('whoever opens all the links of a hundred mails changes nothing, by any method', async () => {
    const id = await shop.place();
    const first = await tokenOf(id);
    await shop.paid();
    for (let mail = 0; mail < 98; mail += 1)
      await shop.db.transaction().execute((trx) =>
        makeLink(trx, {
          ...{ storeId: 'main', orderId: id, purpose: 'shopper', at: new Date().toISOString() },
          ...{ expiresAt: '2999-01-01T00:00:00.000Z', token: `${first.slice(0, 40)}${String(mail).padStart(3, '0')}` },
        }),
      );
    const dump = async () => {
      const tables = ['orders', 'order_pieces', 'order_events', 'order_links', 'payments', 'returns'] as const;
      const rows = await Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().execute()));
      // Those that wait are tried again and again.
      const mails = await shop.db.selectFrom('outbox').select('id').orderBy('id').execute();
      return JSON.stringify([...rows, mails]);
    };
    const before = await dump();
    for (let mail = 0; mail < 98; mail += 1)
      expect((await open(`${first.slice(0, 40)}${String(mail).padStart(3, '0')}`)).status).toBe(200);
    for (const method of ['GET', 'HEAD'])
      for (const path of ['open', 'pay', 'cancel', 'return', 'send'])
        for (const query of ['', `?token=${first}`])
          expect((await shop.call(method, `/order-links/${path}${query}`)).status).toBe(405);
    expect(await dump()).toBe(before);
  });

  test('another site cannot send it, and guesses are limited by address', async () => {
    const id = await shop.paid();
    const token = await tokenOf(id);
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['origin', 'null'],
      ['sec-fetch-site', 'cross-site'],
    ] as const)
      for (const path of ['pay', 'cancel', 'return', 'send'])
        expect(
          await shop.post(
            `/order-links/${path}`,
            { token, lines: LINES, fields: {}, kind: 'return', order: id },
            { headers: { [name]: value } },
          ),
        ).toMatchObject({ status: 403, body: { code: 'cross-site' } });
    expect(new Set(await shop.states(id))).toEqual(new Set(['ordered']));
    const guesser = { peer: '203.0.113.7' };
    for (let times = 0; times < 60; times += 1) await open(`made up ${times}`, guesser);
    for (const asks of [open, pay])
      expect(await asks(token, guesser)).toMatchObject({ status: 429, body: { code: 'too-many' } });
    for (let times = 0; times < 61; times += 1) expect((await open(token)).status).toBe(200);
  });

  test('it cancels by piece as its buyer does: once however often it is sent, and not too late', async () => {
    const id = await shop.paid();
    const token = await tokenOf(id);
    const done = await cancel(token, LINES, { key: 'twice' });
    expect(done).toMatchObject({ status: 200, body: { id, cancelled: LINES } });
    expect(await cancel(token, LINES, { key: 'twice' })).toMatchObject({ status: 200, body: { cancelled: LINES } });
    expect((await shop.states(id)).filter((state) => state === 'cancelled')).toHaveLength(1);
    expect(await shop.causes(id)).toEqual(
      (await shop.causes(id)).filter((cause, at, list) => list.indexOf(cause) === at),
    );
    expect((await cancel(token, [{ line: 0, quantity: 3 }])).status).toBe(422);
    await shop.run('ship', id);
    const late = await cancel(token);
    expect(late).toMatchObject({ status: 409, body: { code: 'too-late', order: { id, status: 2 } } });
  });

  test('an order that is not paid is cancelled whole; what has arrived is asked back, with a reason', async () => {
    const unpaid = await shop.place();
    const whole = [
      { line: 0, quantity: 2 },
      { line: 1, quantity: 1 },
    ];
    expect((await cancel(await tokenOf(unpaid))).status).toBe(422);
    expect(await cancel(await tokenOf(unpaid), whole)).toMatchObject({ status: 200, body: { status: 4 } });
    const id = await shop.delivered(1);
    const token = await tokenOf(id);
    expect((await back(token, LINES)).body).toMatchObject({ code: 'invalid' });
    const asked = await back(token, [{ ...LINES[0], reason: 'size-small' }], { key: 'back' });
    expect(asked).toMatchObject({ status: 200, body: { returns: [{ number: 1, state: 'asked', kind: 'return' }] } });
    await back(token, [{ ...LINES[0], reason: 'size-small' }], { key: 'back' });
    expect((await shop.seen(id)).returns).toHaveLength(1);
  });

  test('a new link goes to the order’s own address; nobody learns whether there is such an order, or is mailed often', async () => {
    const id = await shop.paid();
    const number = await numberOf(shop.db, id);
    const send = (order: string, peer?: string) => shop.post('/order-links/send', { order }, { ...(peer && { peer }) });
    const count = async () =>
      (await shop.mails()).filter(({ subject }) => subject === `The link to your order ${number} at Selvedge & Sons`)
        .length;
    const [known, unknown] = [await send(` ${number.toLowerCase()} `), await send('7KQ-M2X-D4T')];
    expect(known).toMatchObject({ status: 200, body: { success: true } });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await count()).toBe(1);
    expect(await open(await tokenOf(id))).toMatchObject({ status: 200, body: { order: { id } } });
    for (let times = 0; times < 4; times += 1) await send(id);
    expect(await count()).toBe(3);
    // The links before stay valid.
    for (const token of await mailedTokens(shop.db, id)) expect((await open(token)).status).toBe(200);
    await Promise.all(Array.from({ length: 30 }, () => send('x', '203.0.113.9')));
    expect((await send(id, '203.0.113.9')).status).toBe(429);
  }, 30_000);

  test('a link lives for sixty days; a store may mail none, and then all is as without', async () => {
    const id = await shop.paid();
    const token = await tokenOf(id);
    const [{ created_at, expires_at }] = (await shop.db
      .selectFrom('order_links')
      .selectAll()
      .where(ofShopper(id))
      .execute()) as unknown as [{ created_at: string; expires_at: string }];
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(60 * DAY);
    const { settings } = await shop.db
      .selectFrom('stores')
      .select('settings')
      .where('id', '=', 'main')
      .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify({ ...JSON.parse(settings!), mail: { links: false } }) })
      .where('id', '=', 'main')
      .execute();
    await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
    await notifyChanges(shop.db);
    await expect.poll(async () => (await shop.get('/storeInfo')).body.capabilities).not.toContain('shopperLinks');
    for (const asks of all) expect((await asks(token)).status).toBe(404);
    expect((await shop.post('/order-links/send', { order: id })).status).toBe(404);
    const without = await shop.place(1);
    const [mail] = (await shop.mails()).slice(-1);
    expect(mail!.text).toContain(`https://shop.example/track-order?id=${await numberOf(shop.db, without)}\n`);
    expect(mail!.text).toContain('can do so from the list of your orders.');
    expect(mail!.text).not.toContain('/orders/open/');
  });
});
