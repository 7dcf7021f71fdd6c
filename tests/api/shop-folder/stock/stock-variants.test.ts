import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { importCatalogue } from '#owner/import/import-catalogue.ts';
import { describeEngines } from '../../engines.ts';
import { HEADER, openPottery, SHIRT } from '../pottery.ts';

describeEngines('which variant goes on with which stock (docs/decisions D28, D312)', (engine) => {
  let kiln: Awaited<ReturnType<typeof openPottery>>;
  beforeEach(async () => {
    kiln = await openPottery(engine);
  });
  afterEach(() => kiln.close());

  test('24.4: a variant that an import took away comes back with what was left of it', async () => {
    kiln.write('stock.csv', 'SKU,quantity\nLS-M,6\nLS-L,3\n');
    await kiln.apply();
    await kiln.buy(2);
    kiln.write('other.txt', `${HEADER}\nlinen-shirt,Linen Shirt,Shirts,Size,L,LS-L,1499\n`, '.');
    await importCatalogue(kiln.shop.db, { storeId: 'pottery', file: join(kiln.root, 'other.txt'), media: kiln.media });
    expect(await kiln.stock()).toEqual({ 'linen-shirt L': 3 });
    await kiln.apply();
    expect(await kiln.shirts('M')).toBe(4);
    expect((await kiln.buy(99)).status).toBe(409);
  });

  test('24.4: so does one whose product was away, also with what a cancelled order gave back meanwhile', async () => {
    await kiln.apply();
    const order = (await kiln.buy(4)).body.id;
    kiln.write('products.csv', `${HEADER}\ncap,Cap,Shirts,Title,Default Title,CAP,499\n`);
    kiln.write('stock.csv', 'SKU,quantity\n');
    await kiln.apply();
    await changeOrder(kiln.shop.db, {
      storeId: 'pottery',
      orderId: order,
      action: 'cancel',
      note: undefined,
      now: () => new Date(),
      mailFrom: undefined,
    });
    kiln.write('products.csv', `${HEADER}\n${SHIRT}\n`);
    kiln.write('stock.csv', 'SKU,quantity\nLS-M,10\nLS-L,3\n');
    await kiln.apply();
    expect(await kiln.stock()).toEqual({ 'linen-shirt M': 10, 'linen-shirt L': 3 });
  });

  test('24.4: a variant whose SKU is another now goes on with its stock, whatever the file says', async () => {
    await kiln.apply();
    await kiln.buy(4);
    const folder = await kiln.exported();
    await kiln.buy(1);
    for (const name of ['shop', folder]) {
      kiln.write('products.csv', `${HEADER}\n${SHIRT.replace('LS-M', `NEW-${name}`)}\n`, name);
      const stock = name === 'shop' ? 'SKU,quantity\nLS-M,10\nLS-L,3\n' : undefined;
      if (stock) kiln.write('stock.csv', stock.replace('LS-M', `NEW-${name}`));
      else kiln.edit(folder, 'LS-M,', `NEW-${name},`);
      expect(await kiln.apply(name)).toEqual(['update product linen-shirt']);
      expect(await kiln.shirts('M')).toBe(5);
    }
  });

  test('24.5: a SKU of several variants does not multiply stock: the line is refused', async () => {
    kiln.write('products.csv', `${HEADER}\ntee,Tee,Shirts,Size,S,TEE,499\ntee,,,,M,TEE,499\ntee,,,,L,TEE,499\n`);
    kiln.write('stock.csv', 'SKU,quantity\nTEE,7\n');
    await expect(kiln.apply()).rejects.toThrow(
      'stock.csv:2: TEE is the name of 3 variants (tee S; tee M; tee L): say how many there are of each',
    );
    kiln.write('stock.csv', 'SKU,Handle,Size,quantity\nTEE,tee,S,1\n,tee,M,2\nTEE,,L,4\n');
    await kiln.apply();
    expect(await kiln.stock()).toEqual({ 'tee S': 1, 'tee M': 2, 'tee L': 4 });
  });

  test('24.5: an export keeps the stock of shared and missing SKUs, and makes the same shop of an empty database', async () => {
    const tees = 'tee,Tee,Shirts,Size,S,TEE,499\ntee,,,,M,TEE,499\nplain,Plain,Shirts,Size,S,,299\nplain,,,,M,,299';
    kiln.write('products.csv', `${HEADER}\n${SHIRT}\n${tees}\n`);
    kiln.write('stock.csv', 'SKU,Handle,Size,quantity\nLS-M,,,10\n,tee,S,1\n,tee,M,2\n,plain,S,3\n,plain,M,-\n');
    await kiln.apply();
    await kiln.buy(2, 'S', 'Plain');
    const before = await kiln.stock();
    expect(before).toMatchObject({ 'tee S': 1, 'tee M': 2, 'plain S': 1, 'plain M': null, 'linen-shirt L': null });
    const folder = await kiln.exported();
    expect(await kiln.apply(folder)).toEqual([]);
    await kiln.shop.db.deleteFrom('stores').where('id', '=', 'pottery').execute();
    await kiln.apply(folder);
    expect(await kiln.stock()).toEqual(before);
  });

  test('24.5: an export keeps the order of attributes, also of an option that is named as a metafield', async () => {
    const columns = 'Care (product.metafields.custom.care),Fabric (product.metafields.custom.fabric)';
    kiln.write(
      'products.csv',
      `${HEADER},Option2 Name,Option2 Value,${columns}
linen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1499,Weave,Twill,,Linen
linen-shirt,,,,L,LS-L,1499,,Twill,,
cap,Cap,Shirts,Fabric,Wool,CAP,499,,,Brush,Wool
tie,Tie,Shirts,Title,Default Title,TIE,499,,,Brush,Silk
`,
    );
    await kiln.apply();
    expect(await kiln.apply(await kiln.exported())).toEqual([]);
  });
});
