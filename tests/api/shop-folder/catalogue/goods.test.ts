import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { openPottery } from '../pottery.ts';
import { refusalsIn } from '#backends/serving/refusal-texts.ts';
import { changeLines } from '#owner/shop-folder/changes/change-lines.ts';
import { planFolder } from '#owner/shop-folder/plan-folder.ts';
import { validateLines } from '#store-api/shop/orders/lines/validate-lines.ts';

describeEngines('11.catalogue-file.goods: weights, HSN codes, tax classes and origins of a folder', (engine) => {
  let pottery: Awaited<ReturnType<typeof openPottery>>;
  beforeAll(async () => {
    pottery = await openPottery(engine);
    pottery.write('collections.yaml', '- name: Summer\n- name: Gifts\n');
    pottery.write('stock.csv', 'SKU,quantity\n');
  });
  afterAll(() => pottery.close());

  const PLAIN =
    'Handle,Title,Product Category,Type,Collection,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price';
  const tee = (plain: string, ...goods: string[]) => [plain, ...goods].join(',');
  const products = (header: string, ...rows: string[]) => {
    pottery.write('products.csv', [header, ...rows, ''].join('\n'));
  };
  const withGoods = (first: string, second: string, cap = ',,,') => {
    products(
      `${PLAIN},Weight (kg),HSN,Tax Class,Country of Origin`,
      tee('tee,Tee,Shirts,Tops,"Summer, Gifts",Size,M,T-M,899,999', first),
      tee('tee,,,,,,L,T-L,999,', second),
      tee('cap,Cap,Shirts,,,,,C,499,', cap),
    );
  };
  const diff = async () => {
    const { media, shop, read } = pottery;
    return changeLines((await planFolder(shop.db, await read(), { media, dryRun: true })).changes);
  };
  const exported = async () => {
    const folder = await pottery.exported();
    return { folder, text: readFileSync(join(pottery.root, folder, 'products.csv'), 'utf8') };
  };

  test('diff tells them, export writes them, and what it wrote changes nothing; without any there is no column', async () => {
    products(
      PLAIN,
      'tee,Tee,Shirts,Tops,"Summer, Gifts",Size,M,T-M,899,999',
      'tee,,,,,,L,T-L,999,',
      'cap,Cap,Shirts,,,,,C,499,',
    );
    await pottery.apply();
    const plain = await exported();
    expect(plain.text.split('\n')[0]).toMatch(/Google Shopping \/ Age Group$/);
    products(
      `${PLAIN},Variant Grams,HSN`,
      'tee,Tee,Shirts,Tops,"Summer, Gifts",Size,M,T-M,899,999,,',
      'tee,,,,,,L,T-L,999,,,',
      'cap,Cap,Shirts,,,,,C,499,,,',
    );
    expect(await diff()).toEqual([]);

    withGoods('0.18,61.09,apparel,IN', '0.21,,,');
    expect(await diff()).toEqual([
      '~ product tee: weight of M none -> 180 g, weight of L none -> 210 g, HSN none -> 6109, ' +
        'tax class none -> "apparel", origin none -> IN',
    ]);
    await pottery.apply();
    const { folder, text } = await exported();
    const [header, ...lines] = text.trim().split('\n');
    expect(header).toMatch(/Age Group,Variant Grams,HSN,Tax Class,Country of Origin$/);
    expect(lines.map((line) => line.split(',').slice(-4).join())).toEqual(['180,6109,apparel,IN', '210,,,', ',,,']);
    expect(await pottery.apply(folder)).toEqual([]);

    withGoods('0.18,,,IN', '0.18,,,');
    expect(await diff()).toEqual([
      '~ product tee: weight 210 g -> 180 g, HSN 6109 -> none, tax class "apparel" -> none',
    ]);
    await pottery.apply();
    expect(await pottery.apply(plain.folder)).toEqual(['update product tee']);
    expect((await exported()).text).toBe(plain.text);
  });

  test('lines of an order have them for pricing', async () => {
    withGoods('0.18,6109,apparel,IN', '0.21,6110,,');
    await pottery.apply();
    const { db } = pottery.shop;
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', 'pottery')
      .orderBy('handle')
      .execute();
    const [cap = '', shirt = ''] = rows.map(({ id }) => id);
    const of = (productId: string, size?: string) => ({ productId, quantity: 1, choice: { size, color: undefined } });
    const lines = await validateLines(db, 'pottery', [of(shirt, 'M'), of(shirt, 'L'), of(cap)], refusalsIn('en'));
    expect(lines.map(({ result }) => 'goods' in result && result.goods)).toEqual([
      {
        categories: ['Shirts'],
        collections: ['Summer', 'Gifts'],
        hsn: '6109',
        taxClass: 'apparel',
        grams: 180,
        onSale: true,
      },
      {
        categories: ['Shirts'],
        collections: ['Summer', 'Gifts'],
        hsn: '6110',
        taxClass: 'apparel',
        grams: 210,
        onSale: false,
      },
      { categories: ['Shirts'], collections: [], onSale: false },
    ]);
    expect((await pottery.buy(1, 'L', 'Tee')).status).toBe(201);
    const { body } = await pottery.shop.get(`/products/${shirt}`, { host: 'kiln.example' });
    expect(body.variants.map(({ weightGrams }: { weightGrams?: number }) => weightGrams)).toEqual([180, 210]);
    const { body: other } = await pottery.shop.get(`/products/${cap}`, { host: 'kiln.example' });
    expect(Object.keys(other.variants[0])).toEqual([
      'size',
      'color',
      'sku',
      'regularPrice',
      'discountedPrice',
      'available',
    ]);
  });

  test('mistakes are told by file, line and column', async () => {
    withGoods('heavy,6,,India', ',,,');
    await expect(pottery.read()).rejects.toThrow(
      "products.csv:2: Weight (kg) must be a weight in kg such as 250 or 0.25, not 'heavy'",
    );
    await expect(pottery.read()).rejects.toThrow('products.csv:2: Country of Origin must be a country of two letters');
  });
});
