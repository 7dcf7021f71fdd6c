import type { ExpressionBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { numberOf } from '../../fixture.ts';
import { mailedTokens } from './mailed-token.ts';
import { LINES, openShopOfLinks, type ShopOfLinks } from './shop-of-links.ts';
import { notifyChanges, recordChanges } from '#store-api/base/db/changes.ts';
import type { Database } from '#store-api/base/db/schema.ts';
import { SHOPPER } from '#store-api/shop/order-links/link-purpose.ts';

const DAY = 24 * 60 * 60_000;

describeEngines('10.shopper-links: links in the mails to the shopper', (engine) => {
  let shop: ShopOfLinks;
  beforeAll(async () => void (shop = await openShopOfLinks(engine)));
  afterAll(() => shop.close());

  const ofShopper = (id: string) => (eb: ExpressionBuilder<Database, 'order_links'>) =>
    eb.and({ order_id: id, purpose: SHOPPER });

  test('each mail about an order has one of its own, of which a hash is stored; it shows what the buyer sees', async () => {
    const id = await shop.paid();
    await shop.run('ship', id);
    const tokens = await mailedTokens(shop.db, id);
    expect(new Set(tokens).size).toBe(3);
    const rows = await shop.db.selectFrom('order_links').selectAll().where(ofShopper(id)).execute();
    expect(rows).toHaveLength(3);
    for (const token of tokens) {
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await shop.open(token)).toMatchObject({ status: 200, body: { order: await shop.seen(id) } });
    }
    expect((await shop.get('/storeInfo')).body.capabilities).toContain('shopperLinks');
  });

  test('it cancels by piece as its buyer does: once however often it is sent, and not too late', async () => {
    const id = await shop.paid();
    const token = await shop.tokenOf(id);
    const done = await shop.cancelBy(token, LINES, { key: 'twice' });
    expect(done).toMatchObject({ status: 200, body: { id, cancelled: LINES } });
    expect(await shop.cancelBy(token, LINES, { key: 'twice' })).toMatchObject({
      status: 200,
      body: { cancelled: LINES },
    });
    expect((await shop.states(id)).filter((state) => state === 'cancelled')).toHaveLength(1);
    expect(await shop.causes(id)).toEqual(
      (await shop.causes(id)).filter((cause, at, list) => list.indexOf(cause) === at),
    );
    expect((await shop.cancelBy(token, [{ line: 0, quantity: 3 }])).status).toBe(422);
    await shop.run('ship', id);
    const late = await shop.cancelBy(token);
    expect(late).toMatchObject({ status: 409, body: { code: 'too-late', order: { id, status: 2 } } });
  });

  test('an order that is not paid is cancelled whole; what has arrived is asked back, with a reason', async () => {
    const unpaid = await shop.place();
    const whole = [
      { line: 0, quantity: 2 },
      { line: 1, quantity: 1 },
    ];
    expect((await shop.cancelBy(await shop.tokenOf(unpaid))).status).toBe(422);
    expect(await shop.cancelBy(await shop.tokenOf(unpaid), whole)).toMatchObject({ status: 200, body: { status: 4 } });
    const id = await shop.delivered(1);
    const token = await shop.tokenOf(id);
    expect((await shop.returnBy(token, LINES)).body).toMatchObject({ code: 'invalid' });
    const asked = await shop.returnBy(token, [{ ...LINES[0], reason: 'size-small' }], { key: 'back' });
    expect(asked).toMatchObject({ status: 200, body: { returns: [{ number: 1, state: 'asked', kind: 'return' }] } });
    await shop.returnBy(token, [{ ...LINES[0], reason: 'size-small' }], { key: 'back' });
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
    expect(await shop.open(await shop.tokenOf(id))).toMatchObject({ status: 200, body: { order: { id } } });
    for (let times = 0; times < 4; times += 1) await send(id);
    expect(await count()).toBe(3);
    // The links before stay valid.
    for (const token of await mailedTokens(shop.db, id)) expect((await shop.open(token)).status).toBe(200);
    await Promise.all(Array.from({ length: 30 }, () => send('x', '203.0.113.9')));
    expect((await send(id, '203.0.113.9')).status).toBe(429);
  }, 30_000);

  test('a link lives for sixty days; a store may mail none, and then all is as without', async () => {
    const id = await shop.paid();
    const token = await shop.tokenOf(id);
    const { created_at, expires_at } = await shop.db
      .selectFrom('order_links')
      .selectAll()
      .where(ofShopper(id))
      .executeTakeFirstOrThrow();
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
    for (const asks of shop.all) expect((await asks(token)).status).toBe(404);
    expect((await shop.post('/order-links/send', { order: id })).status).toBe(404);
    const without = await shop.place(1);
    const [mail] = (await shop.mails()).slice(-1);
    expect(mail!.text).toContain(`https://shop.example/track-order?id=${await numberOf(shop.db, without)}\n`);
    expect(mail!.text).toContain('can do so from the list of your orders.');
    expect(mail!.text).not.toContain('/orders/open/');
  });
});
