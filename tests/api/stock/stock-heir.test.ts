import { numberOf } from '../fixture.ts';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { HEADER, openPottery, SHIRT } from '../shop-folder/pottery.ts';
import { importCatalogue } from '#owner/import/import-catalogue.ts';
import { readOrders } from '#owner/orders/records/read-orders.ts';
import { stockHistory } from '#owner/stock/stock-history.ts';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';

const RENAMED = SHIRT.replace('LS-M', 'NEW-M');

describeEveryEngine('D28 pieces of a variant that another SKU has replaced', (engine) => {
  let kiln: Awaited<ReturnType<typeof openPottery>>;
  beforeEach(async () => {
    kiln = await openPottery(engine);
    await kiln.apply();
  });
  afterEach(() => kiln.close());

  const load = async (lines: string) => {
    kiln.write('again.csv', `${HEADER}\n${lines}\n`, '.');
    await importCatalogue(kiln.shop.db, {
      storeId: 'pottery',
      file: join(kiln.root, 'again.csv'),
      media: kiln.media,
    });
  };
  const applied = async (lines: string) => {
    kiln.write('products.csv', `${HEADER}\n${lines}\n`);
    kiln.write('stock.csv', 'SKU,quantity\n');
    await kiln.apply();
  };
  const cancel = (orderId: string) =>
    changeOrder(kiln.shop.db, {
      storeId: 'pottery',
      orderId,
      action: 'cancel',
      now: () => new Date(),
      mailFrom: undefined,
    });
  const bought = async (quantity: number, size = 'M') => (await kiln.buy(quantity, size)).body.id as string;

  describe.each([
    ['an import', load],
    ['apply', applied],
  ])('by %s', (_, bring) => {
    test('come back to the one that goes on with its stock, and to no other', async () => {
      const [medium, large] = [await bought(2), await bought(1, 'L')];
      await bring(RENAMED);
      const later = await bought(3);
      expect(await kiln.stock()).toEqual({ 'linen-shirt M': 5, 'linen-shirt L': 2 });
      await cancel(medium);
      expect(await kiln.stock()).toEqual({ 'linen-shirt M': 7, 'linen-shirt L': 2 });
      await cancel(large);
      await cancel(later);
      expect(await kiln.stock()).toEqual({ 'linen-shirt M': 10, 'linen-shirt L': 3 });
    });

    test('come back also after a second SKU, and after the first one again', async () => {
      const orders = [await bought(2), await bought(1)];
      await bring(RENAMED);
      await bring(SHIRT.replace('LS-M', 'NEWER-M'));
      await cancel(orders[0]!);
      expect(await kiln.shirts('M')).toBe(9);
      await bring(SHIRT);
      await cancel(orders[1]!);
      expect(await kiln.shirts('M')).toBe(10);
    });

    test('come back while it is away, not to the first SKU, which is another size by now', async () => {
      const order = await bought(2);
      await bring(RENAMED);
      await bring(SHIRT.replace('M,LS-M', 'XL,LS-M'));
      const before = await kiln.shirts('XL');
      await cancel(order);
      expect(await kiln.shirts('XL')).toBe(before);
      await bring(RENAMED);
      expect(await kiln.shirts('M')).toBe(10);
    });
  });

  test('an order says what was bought, also one from before lines had SKUs', async () => {
    const orders = [await bought(2), await bought(1)];
    await kiln.shop.db.updateTable('order_items').set({ sku: null }).where('order_id', '=', orders[1]!).execute();
    const lines = async () => {
      const all = [];
      for await (const records of readOrders(kiln.shop.db, { storeId: 'pottery' })) all.push(records);
      return all.flat().flatMap((order) => order.lines);
    };
    const before = await lines();
    expect(before.map(({ sku, size }) => ({ sku, size }))).toEqual([
      { sku: 'LS-M', size: 'M' },
      { sku: 'LS-M', size: 'M' },
    ]);
    await load(RENAMED);
    expect(await lines()).toEqual(before);
  });

  test('stand in the history of the one that has them', async () => {
    const order = await bought(2);
    await load(RENAMED);
    await cancel(order);
    const history = await stockHistory(kiln.shop.db, { storeId: 'pottery', sku: 'NEW-M' });
    const number = await numberOf(kiln.shop.db, order);
    expect(history.map((line) => line.slice(18))).toEqual([
      `+2  cancelled: ${number}`,
      'not counted -> 8  new in an import',
      `-2  ordered: ${number}`,
    ]);
  });
});
