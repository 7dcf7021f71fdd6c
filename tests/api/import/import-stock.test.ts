import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { type ImportBench, openBench } from './import-database.ts';

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price';

describeEveryEngine('import and stock (decision 28)', (engine) => {
  let bench: ImportBench;
  beforeEach(async () => {
    bench = await openBench(engine);
  });
  afterEach(() => bench.close());

  /** Imports one product; each variant is `SIZE SKU STOCK`. */
  async function load(title: string, ...variants: string[]) {
    const lines = variants.map((text, index) => {
      const [size, sku, stock] = text.split(' ');
      return `jeans,${index === 0 ? title : ''},Size,${size},${sku},shopify,${stock},deny,999`;
    });
    const file = join(bench.folder, 'stock.csv');
    writeFileSync(file, [HEADER, ...lines].join('\n'));
    return bench.run(file);
  }
  const stock = async () =>
    Object.fromEntries(
      (await bench.db.selectFrom('variants').select(['sku', 'stock']).orderBy('position').execute()).map((row) => [
        row.sku,
        row.stock,
      ]),
    );
  const sell = (sku: string, left: number) =>
    bench.db.updateTable('variants').set({ stock: left }).where('sku', '=', sku).execute();

  test('a changed title leaves what was sold sold', async () => {
    await load('Jeans', 'S JN-S 5', 'M JN-M 7');
    await sell('JN-S', 2);
    expect(await load('Better Jeans', 'S JN-S 5', 'M JN-M 7')).toEqual({ created: 0, updated: 1, unchanged: 0 });
    expect(await stock()).toEqual({ 'JN-S': 2, 'JN-M': 7 });
  });

  test('another figure in the file is no change of the product', async () => {
    await load('Jeans', 'S JN-S 5');
    expect(await load('Jeans', 'S JN-S 50')).toEqual({ created: 0, updated: 0, unchanged: 1 });
    expect(await stock()).toEqual({ 'JN-S': 5 });
  });

  test('a new variant takes the figure of the file, one that is gone goes', async () => {
    await load('Jeans', 'S JN-S 5', 'M JN-M 7');
    await sell('JN-M', 1);
    await load('Jeans', 'M JN-M 7', 'L JN-L 3');
    expect(await stock()).toEqual({ 'JN-M': 1, 'JN-L': 3 });
  });

  test('another SKU for the same choice keeps its stock', async () => {
    await load('Jeans', 'S JN-S 5', 'M JN-M 7');
    await sell('JN-S', 2);
    await load('Jeans', 'S NEW-S 5', 'M JN-M 7');
    expect(await stock()).toEqual({ 'NEW-S': 2, 'JN-M': 7 });
  });

  test('24.5: sizes that share a SKU keep their own stock, in whichever order they come, and when one is away for a while', async () => {
    const stockOfSizes = async () =>
      Object.fromEntries(
        (await bench.db.selectFrom('variants').select(['size', 'stock']).orderBy('size').execute()).map((row) => [
          row.size,
          row.stock,
        ]),
      );
    await load('Jeans', 'L JN 3', 'M JN 7', 'S JN 5');
    await load('Jeans', 'S JN 5', 'L JN 3', 'M JN 7');
    expect(await stockOfSizes()).toEqual({ L: 3, M: 7, S: 5 });
    await load('Jeans', 'S JN 9', 'M JN 9');
    await load('Jeans', 'M JN 9');
    expect(await stockOfSizes()).toEqual({ M: 7 });
    await load('Jeans', 'S JN 9', 'XL JN 2', 'L JN 9');
    expect(await stockOfSizes()).toEqual({ L: 3, S: 5, XL: 2 });
  });

  test('24.4: a SKU that comes back has its own stock, not that of the choice which it is now', async () => {
    await load('Jeans', 'S JN-S 5', 'M JN-M 7');
    await load('Jeans', 'S JN-S 5');
    await load('Jeans', 'S JN-M 9');
    expect(await stock()).toEqual({ 'JN-M': 7 });
  });

  test('orders that are placed while imports run keep what they took', async () => {
    await load('Jeans', 'S JN-S 1000', 'M JN-M 1000');
    const take = () =>
      bench.db
        .updateTable('variants')
        .set((eb) => ({ stock: eb('stock', '-', 1) }))
        .where('sku', '=', 'JN-S')
        .execute();
    const importing = { underWay: true };
    let taken = 0;
    const buyer = (async () => {
      for (; importing.underWay; taken += 1, await new Promise((resolve) => setImmediate(resolve))) await take();
    })();
    for (let round = 0; round < 10; round += 1) await load(`Jeans ${round}`, 'S JN-S 1000', 'M JN-M 1000');
    importing.underWay = false;
    await buyer;
    expect(taken).toBeGreaterThan(10);
    expect(await stock()).toEqual({ 'JN-S': 1000 - taken, 'JN-M': 1000 });
  });
});
