import { afterEach, beforeEach, expect, test } from 'vitest';
import { JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { numberOf, openShop, orderOf, type TestShop, stockOf } from '../fixture.ts';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { changeStock, type StockChange } from '#owner/stock/change-stock.ts';
import { listStock } from '#owner/stock/list-stock.ts';
import { stockHistory } from '#owner/stock/stock-history.ts';

const M = 'jeans-m-indigo';

describeEveryEngine("the owner's stock", (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openShop(engine);
    await shop.db.updateTable('variants').set({ sku: 'JN-M' }).where('id', '=', M).execute();
  });
  afterEach(() => shop.close());
  const change = (sku: string, change: StockChange, note?: string) =>
    changeStock(shop.db, { storeId: 'main', sku, change, note, now: () => new Date() });
  const buy = async (quantity: number, token: string) =>
    (await shop.post('/orders', orderOf([{ productId: JEANS, quantity, size: 'M', color: 'Indigo' }]), { token })).body
      .id as string;

  test('set and add, also down, never below none; what is not counted stays so until it is set', async () => {
    expect(await change('JN-M', { to: 12 })).toEqual({ before: 3, after: 12 });
    expect(await change('JN-M', { by: 5 })).toEqual({ before: 12, after: 17 });
    expect(await change('JN-M', { by: -17 })).toEqual({ before: 17, after: 0 });
    await expect(change('JN-M', { by: -1 })).rejects.toThrow('JN-M has 0 left: it cannot go down by 1.');
    expect(await change('jeans-s-indigo', { by: 1 }, 'ord_1 came back')).toEqual({ before: null, after: null });
    const [entry] = await stockHistory(shop.db, { storeId: 'main', sku: 'jeans-s-indigo' });
    expect(entry?.slice(18)).toBe('not counted -> not counted  added by the owner: ord_1 came back');
    expect(await change('jeans-s-indigo', { to: 4 })).toEqual({ before: null, after: 4 });
    expect(await change('jeans-s-indigo', { to: null })).toEqual({ before: 4, after: null });
    for (const wish of [
      { to: -1 },
      { to: 1.5 },
      { to: NaN },
      { to: 2_000_000_000 },
      { by: 0.5 },
      { by: 1_000_000_001 },
    ])
      await expect(change('JN-M', wish)).rejects.toThrow(/whole number/);
    expect(await stockOf(shop.db, M)).toBe(0);
  });

  test('an unknown SKU and one that several variants have are refused', async () => {
    await expect(change('NONE', { to: 1 })).rejects.toThrow("There is no variant with the SKU 'NONE'.");
    await shop.db.updateTable('variants').set({ sku: 'JN-M' }).where('id', '=', 'jeans-m-black').execute();
    await expect(change('JN-M', { to: 1 })).rejects.toThrow(
      'Several variants have the SKU JN-M. Name one by its id: jeans-m-black (Slim Raw Jeans, M, Black), jeans-m-indigo (Slim Raw Jeans, M, Indigo).',
    );
    expect(await change('jeans-m-black', { to: 1 })).toEqual({ before: 0, after: 1 });
  });

  test('orders and restocking at the same moment: nothing is lost', async () => {
    const token = await shop.signUp('asha@example.com');
    await change('JN-M', { to: 100 });
    const [orders] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => buy(1, token))),
      Promise.all(Array.from({ length: 20 }, () => change('JN-M', { by: 2 }))),
    ]);
    expect(orders.filter(Boolean)).toHaveLength(20);
    expect(await stockOf(shop.db, M)).toBe(120);
    const rows = await shop.db
      .selectFrom('stock_changes')
      .select(['stock_before', 'stock_after'])
      .where('variant_id', '=', M)
      .execute();
    for (const { stock_before, stock_after } of rows.slice(1)) expect(stock_after! - stock_before!).toBe(2);
  });

  test('who waits is told when a choice is back, also at the figure it had before', async () => {
    await change('JN-M', { to: 0 });
    await shop.post(`/products/${JEANS}/stock-requests`, { email: 'asha@example.com', size: 'M', color: 'Indigo' });
    const heard: string[] = [];
    shop.api.watch((tags) => heard.push(...tags));
    const seen = async () => (await shop.get(`/products/${JEANS}`)).text;
    const before = await seen();
    await change('JN-M', { to: 3 });
    const mails = () =>
      shop.db.selectFrom('outbox').select('recipient').where('subject', 'like', 'Back in stock%').execute();
    await expect.poll(mails).toEqual([{ recipient: 'asha@example.com' }]);
    await expect.poll(() => heard).toContain(`main:product:${JEANS}`);
    expect(await seen()).not.toBe(before);
    heard.length = 0;
    await change('JN-M', { to: 3 });
    await expect.poll(() => heard).toContain(`main:product:${JEANS}`);
  });

  test("the history is told in the shop's time, as JSON in UTC", async () => {
    const at = '2026-11-21T20:05:59.000Z';
    await shop.db
      .insertInto('stock_changes')
      .values({
        store_id: 'main',
        variant_id: 'jeans-l-indigo',
        product_id: JEANS,
        sku: null,
        stock_before: 1,
        stock_after: 2,
        cause: 'found',
        at,
      })
      .execute();
    const asked = { storeId: 'main', sku: 'jeans-l-indigo' };
    expect(await stockHistory(shop.db, asked)).toEqual(['2026-11-22 01:35  1 -> 2  found']);
    expect(JSON.parse((await stockHistory(shop.db, { ...asked, json: true })).join('\n'))).toMatchObject([{ at }]);
  });

  test('lists what there is, the fewest first, and each change with its cause', async () => {
    const token = await shop.signUp('asha@example.com');
    await change('JN-M', { to: 9 }, 'found a box\u001b[2J');
    const id = await buy(2, token);
    await changeOrder(shop.db, {
      storeId: 'main',
      orderId: id,
      action: 'cancel',
      now: () => new Date(),
      mailFrom: undefined,
    });
    expect(await listStock(shop.db, { storeId: 'main' })).toEqual([
      expect.stringMatching(/^ +0 {2}jeans-m-black {2}Slim Raw Jeans, M, Black$/),
      expect.stringMatching(/^ +1 {2}jeans-l-indigo {2}Slim Raw Jeans, L, Indigo$/),
      expect.stringMatching(/^ +9 {2}JN-M {2}Slim Raw Jeans, M, Indigo$/),
      expect.stringMatching(/^not counted {2}jeans-s-indigo {2}Slim Raw Jeans, S, Indigo$/),
    ]);
    expect(await listStock(shop.db, { storeId: 'main', low: 1 })).toHaveLength(2);
    expect(await listStock(shop.db, { storeId: 'main', low: -1 })).toEqual(['Nothing is that low.']);
    expect(JSON.parse((await listStock(shop.db, { storeId: 'main', low: 0, json: true })).join('\n'))).toEqual([
      { sku: null, variantId: 'jeans-m-black', productId: JEANS, name: 'Slim Raw Jeans, M, Black', stock: 0 },
    ]);
    await shop.post('/orders', orderOf([{ productId: JEANS, quantity: 1, size: 'S', color: 'Indigo' }]), { token });
    expect(await stockHistory(shop.db, { storeId: 'main', sku: 'jeans-s-indigo' })).toEqual([
      'Nothing is known of its stock before now.',
    ]);
    const history = await stockHistory(shop.db, { storeId: 'main', sku: 'JN-M' });
    const number = await numberOf(shop.db, id);
    expect(history.map((line) => line.slice(18))).toEqual([
      `+2  cancelled: ${number}`,
      `-2  ordered: ${number}`,
      '3 -> 9  set by the owner: found a box [2J',
    ]);
    expect(await stockHistory(shop.db, { storeId: 'main', sku: 'jeans-m-black' })).toEqual([
      'Nothing is known of its stock before now.',
    ]);
    expect(await listStock(shop.db, { storeId: 'none' })).toEqual(['There are no variants.']);
  });
});
