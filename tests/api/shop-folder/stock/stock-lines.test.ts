import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '#environment.ts';
import { describeEngines } from '../../engines.ts';
import { openPottery } from '../pottery.ts';

describeEngines('what a line of stock.csv means (docs/decisions D312)', (engine) => {
  let kiln: Awaited<ReturnType<typeof openPottery>>;
  beforeEach(async () => {
    kiln = await openPottery(engine);
  });
  afterEach(() => kiln.close());

  test('24.2: what was sold between an export and its apply stays sold', async () => {
    await kiln.apply();
    expect((await kiln.buy(3)).status).toBe(201);
    const folder = await kiln.exported();
    expect((await kiln.buy(2)).status).toBe(201);
    expect(await kiln.apply(folder)).toEqual([]);
    expect(await kiln.shirts('M')).toBe(5);
  });

  test('24.2: of an exported line apply takes what the owner changed, once', async () => {
    await kiln.apply();
    const folder = await kiln.exported();
    await kiln.buy(4);
    kiln.edit(folder, 'LS-M,linen-shirt,M,,10', 'LS-M,linen-shirt,M,,16');
    expect(await kiln.apply(folder)).toEqual(['update stock of LS-M: 6 -> 12']);
    expect(await kiln.apply(folder)).toEqual([]);
    expect(await kiln.shirts('M')).toBe(12);
    kiln.edit(folder, 'LS-M,linen-shirt,M,,16', 'LS-M,linen-shirt,M,,15');
    expect(await kiln.apply(folder)).toEqual(['update stock of LS-M: 12 -> 11']);
    // More is taken away than is left.
    kiln.edit(folder, 'LS-M,linen-shirt,M,,15', 'LS-M,linen-shirt,M,,0');
    await kiln.buy(3);
    await kiln.apply(folder);
    expect(await kiln.shirts('M')).toBe(0);
  });

  test('24.2: an old export that was edited is refused once a newer one was applied; unedited it changes nothing', async () => {
    await kiln.apply();
    const [old, newer] = [await kiln.exported(), await kiln.exported()];
    kiln.edit(newer, 'LS-M,linen-shirt,M,,10', 'LS-M,linen-shirt,M,,20');
    await kiln.apply(newer);
    expect(await kiln.apply(old)).toEqual([]);
    kiln.edit(old, 'LS-M,linen-shirt,M,,10', 'LS-M,linen-shirt,M,,11');
    await expect(kiln.apply(old)).rejects.toThrow(
      /stock.csv:2: the line of LS-M was exported at .*export the shop again/,
    );
    expect(await kiln.shirts('M')).toBe(20);
  });

  test('24.2: the folder written by hand, as it was applied before, gives nothing back after an export was applied', async () => {
    await kiln.apply();
    await kiln.buy(4);
    const folder = await kiln.exported();
    await kiln.apply(folder);
    await kiln.buy(1);
    expect(await kiln.apply()).toEqual([]);
    expect(await kiln.shirts('M')).toBe(5);
    kiln.write('stock.csv', 'SKU,quantity\nLS-M,9\nLS-L,3\n');
    expect(await kiln.apply()).toEqual(['update stock of LS-M: 5 -> 9']);
  });

  test('24.2: an edited export counts once, also when a folder without its lines, or by hand, was applied in between', async () => {
    await kiln.apply();
    const folder = await kiln.exported();
    kiln.edit(folder, 'LS-M,linen-shirt,M,,10', 'LS-M,linen-shirt,M,,12');
    await kiln.apply(folder);
    await kiln.apply();
    expect(await kiln.apply(folder)).toEqual([]);
    kiln.write('stock.csv', 'SKU,quantity\n');
    await kiln.apply();
    expect(await kiln.apply(folder)).toEqual([]);
    expect(await kiln.shirts('M')).toBe(12);
  });

  test('24.3: an apply that changes nothing remembers stock.csv', async () => {
    await kiln.apply();
    await kiln.buy(4);
    kiln.write('stock.csv', 'SKU,quantity\nLS-M,6\nLS-L,3\n');
    expect(await kiln.apply()).toEqual([]);
    await kiln.buy(1);
    expect(await kiln.apply()).toEqual([]);
    expect(await kiln.shirts('M')).toBe(5);
  });

  test('a line that comes later counts what was not counted; of what is counted it is remembered', async () => {
    kiln.write('stock.csv', 'SKU,quantity\nLS-M,10\n');
    await kiln.apply();
    expect(await kiln.shirts('L')).toBeNull();
    kiln.write('stock.csv', 'SKU,quantity\nLS-M,10\nLS-L,-\n');
    expect(await kiln.apply()).toEqual([]);
    kiln.write('stock.csv', 'SKU,quantity\nLS-M,10\n');
    await kiln.apply();
    kiln.write('stock.csv', 'SKU,quantity\nLS-M,10\nLS-L,3\n');
    expect(await kiln.apply()).toEqual(['update stock of LS-L: not counted -> 3']);
    expect(await kiln.apply()).toEqual([]);
    expect(await kiln.shirts('L')).toBe(3);
    // A line that was gone for a while un-sells nothing.
    kiln.write('stock.csv', 'SKU,quantity\nLS-L,3\n');
    await kiln.apply();
    await kiln.buy(4);
    kiln.write('stock.csv', 'SKU,quantity\nLS-M,10\nLS-L,3\n');
    expect(await kiln.apply()).toEqual([]);
    expect(await kiln.shirts('M')).toBe(6);
  });

  test('lines with mistakes are told', async () => {
    const header = 'Handle,Size,quantity,exported,exported at';
    kiln.write('stock.csv', `${header}\nlinen-shirt,XL,1,,\nlinen-shirt,M,x,,\nlinen-shirt,L,3,y,2026-11-24`);
    await expect(kiln.read()).rejects.toThrow(
      [
        'stock.csv:2: no product of products.csv has linen-shirt, XL: of linen-shirt, Size is M or L, and Color is empty',
        "stock.csv:3: the quantity of linen-shirt, M must be a whole number, or - for not counted, not 'x'",
        'stock.csv:4: the columns "exported" and "exported at" of linen-shirt, L are the shop\'s: leave them as they are',
      ].join('\n'),
    );
  });

  test('what an older program remembered by SKU counts, and its export does not un-sell', async () => {
    await kiln.apply();
    await kiln.buy(4);
    const applied = async () => {
      const stores = kiln.shop.db.selectFrom('stores').select('applied_folder').where('id', '=', 'pottery');
      return (await stores.executeTakeFirstOrThrow()).applied_folder ?? '';
    };
    const { stockLines, ...older } = JSON.parse(await applied()) as { stockLines: unknown };
    expect(Object.keys(stockLines as object)).toHaveLength(2);
    await kiln.shop.db
      .updateTable('stores')
      .set({ applied_folder: JSON.stringify(older) })
      .where('id', '=', 'pottery')
      .execute();
    expect(await kiln.apply()).toEqual([]);
    expect(await kiln.shirts('M')).toBe(6);
    kiln.write('stock.csv', 'SKU,quantity\nLS-M,7\nLS-L,3\n');
    const refused = kiln.apply();
    await expect(refused).rejects.toThrow('stock.csv:2: LS-M has 6 left, and an export of the earlier program');
    await expect(refused).rejects.toBeInstanceOf(StartError);
    kiln.write('stock.csv', 'SKU,quantity\nLS-M,20\nLS-L,3\n');
    expect(await kiln.apply()).toEqual(['update stock of LS-M: 6 -> 20']);
    kiln.write('stock.csv', 'SKU,quantity\nLS-M,15\nLS-L,3\n');
    expect(await kiln.apply()).toEqual(['update stock of LS-M: 20 -> 15']);
  });
});
