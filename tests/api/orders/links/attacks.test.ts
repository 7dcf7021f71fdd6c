import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { LINES, openShopOfLinks, type ShopOfLinks } from './shop-of-links.ts';
import { mayAsk } from '#store-api/shop/order-links/asker.ts';
import { CONFIRM_DELIVERY, SHOPPER } from '#store-api/shop/order-links/link-purpose.ts';
import { makeLink } from '#store-api/shop/order-links/make-link.ts';
import { createStore } from '#owner/stores/create-store.ts';

/**
 * Who has no link to an order, or one for something else, learns nothing and does nothing (docs/decisions D546, D650).
 */
describeEngines('10.shopper-links: attacks on the links in mails', (engine) => {
  let shop: ShopOfLinks;
  beforeAll(async () => void (shop = await openShopOfLinks(engine)));
  afterAll(() => shop.close());
  const linksOf = (id: string) => shop.db.updateTable('order_links').where('order_id', '=', id);

  test('who has no link to it, or one for something else, learns nothing and does nothing: all are answered alike', async () => {
    const id = await shop.paid();
    const other = await shop.paid();
    const [token, others] = [await shop.tokenOf(id), await shop.tokenOf(other)];
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
      for (const asks of shop.all) {
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
    expect((await shop.post('/order-links/confirm', { token: await shop.tokenOf(await shop.paid()) })).status).toBe(
      404,
    );
    for (const none of [undefined, 7, 'A'.repeat(201)]) expect((await shop.cancelBy(none)).status).toBe(400);
  });

  test('what acts looks at the link once more when the order is locked: revoked or over by then, it does nothing', async () => {
    const id = await shop.paid();
    const other = await shop.paid();
    const by = { token: await shop.tokenOf(id), purpose: [SHOPPER] as const };
    const asked = (orderId: string, at = new Date()) =>
      shop.db.transaction().execute(async (trx) => {
        const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
        return mayAsk(trx, by, { storeId: 'main', order, at: at.toISOString() });
      });
    expect([await asked(id), await asked(other), await asked(id, new Date('2999-01-01'))]).toEqual([
      true,
      false,
      false,
    ]);
    await shop.run('unlink', id);
    expect(await asked(id)).toBe(false);
  });

  test('whoever opens all the links of a hundred mails changes nothing, by any method', async () => {
    const id = await shop.place();
    const first = await shop.tokenOf(id);
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
      expect((await shop.open(`${first.slice(0, 40)}${String(mail).padStart(3, '0')}`)).status).toBe(200);
    for (const method of ['GET', 'HEAD'])
      for (const path of ['open', 'pay', 'cancel', 'return', 'send'])
        for (const query of ['', `?token=${first}`])
          expect((await shop.call(method, `/order-links/${path}${query}`)).status).toBe(405);
    expect(await dump()).toBe(before);
  });

  test('another site cannot send it, and guesses are limited by address', async () => {
    const id = await shop.paid();
    const token = await shop.tokenOf(id);
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
    for (let times = 0; times < 60; times += 1) await shop.open(`made up ${times}`, guesser);
    for (const asks of [shop.open, shop.pay])
      expect(await asks(token, guesser)).toMatchObject({ status: 429, body: { code: 'too-many' } });
    for (let times = 0; times < 61; times += 1) expect((await shop.open(token)).status).toBe(200);
  });
});
