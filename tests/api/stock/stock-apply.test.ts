import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop, stockOf } from '../fixture.ts';
import { applyStockFile } from '#owner/stock/apply-stock-file.ts';
import { stockHistory } from '#owner/stock/stock-history.ts';

const [INDIGO, BLACK] = ['jeans-m-indigo', 'jeans-m-black'];

describeEveryEngine('a file of stock', (engine) => {
  let shop: TestShop;
  let folder = '';
  beforeEach(async () => {
    shop = await openShop(engine);
    folder = mkdtempSync(join(tmpdir(), 'selvedge-stock-'));
    for (const id of [INDIGO, BLACK])
      await shop.db.updateTable('variants').set({ sku: id.toUpperCase() }).where('id', '=', id).execute();
  });
  afterEach(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });

  const apply = (text: string, note?: string) => {
    const file = join(folder, 'count.csv');
    writeFileSync(file, text);
    return applyStockFile(shop.db, { storeId: 'main', file, note, now: () => new Date() });
  };
  const history = async (sku: string) =>
    (await stockHistory(shop.db, { storeId: 'main', sku })).map((line) => line.slice(18));

  test('sets them all and records each, also a number that was there; other variants stay', async () => {
    const before = await shop.db.selectFrom('variants').select(['id', 'stock']).orderBy('id').execute();
    expect(await apply('Quantity,SKU\n7,JEANS-M-BLACK\n3,JEANS-M-INDIGO\n', 'counted on Sunday')).toEqual([
      { sku: 'JEANS-M-BLACK', before: 0, after: 7 },
      { sku: 'JEANS-M-INDIGO', before: 3, after: 3 },
    ]);
    expect(await history('JEANS-M-BLACK')).toEqual(['0 -> 7  set by the owner from count.csv: counted on Sunday']);
    expect(await history('JEANS-M-INDIGO')).toEqual(['3 -> 3  set by the owner from count.csv: counted on Sunday']);
    const after = await shop.db.selectFrom('variants').select(['id', 'stock']).orderBy('id').execute();
    expect(after).toEqual(before.map((row) => (row.id === BLACK ? { ...row, stock: 7 } : row)));
    expect(await apply('SKU,quantity\nJEANS-M-BLACK,-\n')).toEqual([{ sku: 'JEANS-M-BLACK', before: 7, after: null }]);
  });

  test('tells every mistake by line and changes nothing', async () => {
    await shop.db.updateTable('variants').set({ sku: 'TWICE' }).where('id', 'like', 'jeans-l-%').execute();
    await shop.db.updateTable('variants').set({ sku: 'TWICE' }).where('id', 'like', 'jeans-s-%').execute();
    const text = 'SKU,quantity\nJEANS-M-BLACK,9\nNONE,1\nJEANS-M-INDIGO,1.5\n,4\nJEANS-M-BLACK,8\nTWICE,1\n';
    const said = await apply(text).then(
      () => '',
      (error: unknown) => (error as Error).message.replaceAll(folder, ''),
    );
    expect(said.split('\n')).toEqual([
      'Nothing was changed:',
      '/count.csv:3: no variant has the SKU NONE',
      "/count.csv:4: the quantity of JEANS-M-INDIGO must be a whole number, or - for not counted, not '1.5'",
      '/count.csv:5: names no SKU',
      '/count.csv:6: JEANS-M-BLACK stands in line 2 already',
      '/count.csv:7: several variants have the SKU TWICE: name each by Handle, Size and Color',
    ]);
    expect(await stockOf(shop.db, BLACK)).toBe(0);
    await expect(apply('one,two\n')).rejects.toThrow('must begin with the line "SKU,quantity"');
    await expect(
      applyStockFile(shop.db, { storeId: 'main', file: join(folder, 'none.csv'), now: () => new Date() }),
    ).rejects.toThrow('cannot be read (ENOENT)');
  });

  test('among orders nothing is lost: what is there afterwards is the count less what was sold after it', async () => {
    const token = await shop.signUp('asha@example.com');
    await apply('SKU,quantity\nJEANS-M-INDIGO,100\nJEANS-M-BLACK,100\n');
    const buy = () =>
      shop.post('/orders', orderOf([{ productId: JEANS, quantity: 1, size: 'M', color: 'Indigo' }]), { token });
    const [orders] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, buy)),
      apply('SKU,quantity\nJEANS-M-BLACK,50\nJEANS-M-INDIGO,50\n'),
    ]);
    const [line = ''] = (await history('JEANS-M-INDIGO')).filter((one) => one.endsWith('from count.csv'));
    const sold = orders.filter(({ status }) => status < 300).length;
    const soldBefore = 100 - Number(/^(\d+) -> 50/.exec(line)?.[1]);
    expect(sold).toBe(10);
    expect(await stockOf(shop.db, INDIGO)).toBe(50 - (sold - soldBefore));
  });
});
