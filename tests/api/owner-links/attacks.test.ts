import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { ownerCommand } from '../owner-command.ts';
import { openShopOfLinks, type ShopOfLinks } from './shop-of-links.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { DAY } from '../orders/returns/shop-of-returns.ts';
import { recordChanges } from '#store-api/base/db/changes.ts';

const GONE = { status: 404, body: { code: 'not-found', error: 'This link is not valid, or not any more.' } };

describeEngines("A2 A12 10.owner-links: attacks on the owner's links", (engine) => {
  let shop: ShopOfLinks;
  beforeAll(async () => {
    shop = await openShopOfLinks(engine);
  });
  afterAll(() => shop.close());

  /** How all that an owner's link could change stands. */
  const standing = async () => ({
    orders: await shop.db.selectFrom('orders').selectAll().orderBy('id').execute(),
    events: await shop.db.selectFrom('order_events').selectAll().orderBy('order_id').orderBy('position').execute(),
    pieces: await shop.db.selectFrom('order_pieces').selectAll().execute(),
    messages: await shop.db.selectFrom('messages').selectAll().execute(),
    links: await shop.db.selectFrom('order_links').selectAll().orderBy('token_hash').execute(),
  });

  test('what never was, is altered, a shopper’s, of another store, expired or revoked is answered alike, and does nothing', async () => {
    const id = await shop.paid();
    const token = await shop.lastToken();
    expect((await shop.open(token)).status).toBe(200);
    const { text: shopperMail } = (await shop.mails()).at(-1)!;
    const confirming = await shop.db.transaction().execute(async (trx) => {
      const { makeLink } = await import('#store-api/shop/order-links/make-link.ts');
      const at = new Date().toISOString();
      const link = { storeId: 'main', orderId: id, at, expiresAt: '2100-01-01' } as const;
      return [
        await makeLink(trx, { ...link, purpose: 'confirm-delivery' }),
        await makeLink(trx, { ...link, purpose: 'shopper' }),
      ];
    });
    const ofShopper = /\/orders\/open\/([\w-]{43})/.exec(shopperMail)?.[1];
    await createStore(shop.db, {
      id: 'other',
      isDefault: false,
      hosts: ['other.example'],
      info: { storeName: 'Other' },
    });
    await recordChanges(shop.db, 'other', ['info'], new Date().toISOString());
    const altered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const wrong: [string, { host?: string }][] = [
      ...['', 'x', altered, `${token}=`, token.toUpperCase(), ...confirming, ...(ofShopper ? [ofShopper] : [])].map(
        (one): [string, object] => [one, {}],
      ),
      [token, { host: 'other.example' }],
    ];
    const before = await standing();
    for (const [one, options] of wrong) {
      expect(await shop.open(one, options)).toMatchObject(GONE);
      const body = { token: one, act: 'cancel', seen: 2 };
      expect(await shop.post('/owner-links/act', body, options)).toMatchObject(GONE);
    }
    expect(await standing()).toEqual(before);
    // An owner's link opens nothing of the shopper's.
    for (const path of ['/order-links', '/order-links/confirm'])
      expect(await shop.post(path, { token })).toMatchObject(GONE);

    expect((await shop.run('unlink', id)).wrong).toBe('');
    expect(await shop.open(token)).toMatchObject(GONE);
    expect(await shop.post('/owner-links/act', { token, act: 'pack', seen: 2 })).toMatchObject(GONE);
  });

  test('opening a link a hundred times changes nothing, and counts for no limit', async () => {
    await shop.paid();
    await shop.post('/contact', { name: 'Ravi', email: 'ravi@example.com', subject: 'S', message: 'M' });
    const tokens = (await shop.tokensTo('owner@shop.example')).slice(-2);
    const before = await standing();
    for (let times = 0; times < 50; times += 1)
      for (const token of tokens) expect((await shop.open(token)).status).toBe(200);
    expect(await standing()).toEqual(before);
  });

  test('a link acts on its own order alone, and a page of another site does not act', async () => {
    const [one, other] = [await shop.paid(), await shop.paid()];
    const [ofOne, ofOther] = (await shop.tokensTo('owner@shop.example')).slice(-2);
    const { seen } = (await shop.open(ofOne!)).body;
    expect((await shop.open(ofOther!)).body.order.order.id).toBe(other);
    const from = { headers: { origin: 'https://evil.example' } };
    const posted = await shop.post('/owner-links/act', { token: ofOne, act: 'cancel', seen }, from);
    expect(posted).toMatchObject({ status: 403, body: { code: 'cross-site' } });
    expect((await shop.seen(one)).status).toBe(1);
    expect((await shop.act(ofOne!, 'cancel')).status).toBe(200);
    expect((await shop.seen(one)).status).toBe(4);
    expect((await shop.seen(other)).status).toBe(1);
    expect((await shop.act(ofOther!, 'delete')).status).toBe(400);
    expect((await shop.act(ofOther!, 'answered')).status).toBe(422);
    for (const more of [
      { lines: [{ line: 99, quantity: 1 }] },
      { lines: [{ line: 0, quantity: 99 }] },
      { tracking: 'x'.repeat(101) },
      { number: -1 },
    ])
      expect([400, 409]).toContain((await shop.act(ofOther!, 'ship', more)).status);
    expect((await shop.seen(other)).status).toBe(1);
  });

  test('revoked for all, or for one who leaves, no link of theirs works any more', async () => {
    const settings = { mail: { owners: ['ravi@shop.example', 'meena@shop.example'] }, returns: { online: true } };
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', 'main')
      .execute();
    await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
    const id = await shop.paid();
    await shop.db.updateTable('tokens').set({ expires_at: '2100-01-01' }).execute();
    const [ravi, meena] = [await shop.lastToken('ravi@shop.example'), await shop.lastToken('meena@shop.example')];
    expect(ravi).not.toBe(meena);
    await shop.act(ravi, 'pack');
    await shop.act(meena, 'ship');
    expect((await shop.causes(id)).slice(-2)).toEqual([
      '1 packed (link mailed to ravi@shop.example)',
      '2 shipped (link mailed to meena@shop.example)',
    ]);
    const unlink = async (...words: string[]) =>
      ownerCommand({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder }, ['unlink', '--store', 'main', ...words]);
    expect((await unlink('ravi@shop.example')).said).toMatch(/^\d+ links? to ravi@shop.example works? no more/m);
    expect(await shop.open(ravi)).toMatchObject(GONE);
    expect((await shop.open(meena)).status).toBe(200);
    await unlink();
    expect(await shop.open(meena)).toMatchObject(GONE);
  });

  test('with links off no mail has one, nothing is announced, and those that were mailed do nothing', async () => {
    await shop.paid();
    const token = await shop.lastToken('meena@shop.example');
    expect((await shop.get('/storeInfo')).body.capabilities).toContain('ownerLinks');
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify({ mail: { links: false } }) })
      .where('id', '=', 'main')
      .execute();
    await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
    await expect.poll(async () => (await shop.get('/storeInfo')).body.capabilities).not.toContain('ownerLinks');
    expect(await shop.open(token)).toMatchObject(GONE);
    await shop.paid();
    const { text } = (await shop.mailsTo('owner@shop.example')).at(-1)!;
    expect(text).not.toContain('/owner/');
    expect(text).toContain('An order at Selvedge & Sons is paid and waits to be sent.\n\n2 x ');
  });

  test('who guesses is stopped after sixty, and who has a link is not', async () => {
    const peer = '192.0.2.77';
    const answers = [];
    for (let guess = 0; guess < 61; guess += 1) answers.push((await shop.open(`guess-${guess}`, { peer })).status);
    expect(answers.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(answers[60]).toBe(429);
    expect((await shop.post('/owner-links/act', { token: 'x', act: 'pack', seen: 1 }, { peer })).status).toBe(429);
  });

  test('after thirty days it is answered as one that never was', async () => {
    await shop.db.updateTable('stores').set({ settings: null }).where('id', '=', 'main').execute();
    await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
    await shop.paid();
    const later = (await shop.tokensTo('owner@shop.example')).at(-1)!;
    await expect.poll(async () => (await shop.open(later)).status).toBe(200);
    shop.wait(30 * DAY - 60_000);
    expect((await shop.open(later)).status).toBe(200);
    shop.wait(120_000);
    expect(await shop.open(later)).toMatchObject(GONE);
  });
});
