import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { planFolder } from '#owner/shop-folder/plan-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';

const PRODUCTS = `Handle,Title,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src
linen-shirt,Linen Shirt,Shirts,Size,M,LS-M,1499,shirt.png
linen-shirt,,,,L,LS-L,1499,
cap,Cap,Caps,Size,One Size,CAP,499,
`;
const STORE = `id: pottery
name: "Kiln & Loom"
hosts: [kiln.example]
company:
  email: post@kiln.example
logo: pictures/logo.png
home:
  hero: pictures/hero.png
  promo:
    title: "Fired twice"
    text: "So it lasts."
`;

describeEveryEngine('a folder is applied', (engine) => {
  let shop: TestShop;
  let folder = '';
  beforeEach(async () => {
    shop = await openShop(engine);
    folder = join(mkdtempSync(join(tmpdir(), 'selvedge-folder-')), 'shop');
    await initFolder(folder, { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
    write('policies/privacy.md', '## Privacy\n');
    write('store.yaml', STORE);
    write('categories.yaml', '- name: Shirts\n- name: Caps\n  picture: pictures/hero.png\n');
    write('products.csv', PRODUCTS);
    write('stock.csv', 'SKU,quantity\nLS-M,5\nLS-L,3\nCAP,-\n');
    for (const name of ['hero', 'logo', 'shirt']) await picture(`pictures/${name}.png`, name.length * 40);
  });
  afterEach(async () => {
    await shop.close();
    rmSync(dirname(folder), { recursive: true });
  });
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
  };
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    write(file, text.replace(from, to));
  };
  const picture = (file: string, shade: number) =>
    sharp({ create: { width: 800, height: 400, channels: 3, background: { r: shade, g: 90, b: 90 } } })
      .png()
      .toFile(join(folder, file));
  const media = () => join(shop.dataFolder, 'media');
  const apply = async (failOnDelete = false) =>
    lines(await applyFolder(shop.db, await readShopFolder(folder), { media: media(), failOnDelete }));
  const diff = async () =>
    lines((await planFolder(shop.db, await readShopFolder(folder), { media: media(), dryRun: true })).changes);
  const lines = (changes: { change: string; what: string }[]) => changes.map(({ change, what }) => `${change} ${what}`);
  const stock = async () =>
    Object.fromEntries(
      (
        await shop.db
          .selectFrom('variants')
          .select(['sku', 'stock'])
          .where('store_id', '=', 'pottery')
          .orderBy('sku')
          .execute()
      ).map((row) => [row.sku, row.stock]),
    );
  const onPottery = { host: 'kiln.example' };

  test('the first time all is there at once; diff says it before; the second time nothing changes', async () => {
    const before = await diff();
    expect(before).toEqual([
      'create store pottery',
      'update hosts',
      'create product linen-shirt',
      'create product cap',
      'create stock of 3 new variants',
    ]);
    expect(await apply()).toEqual(before);
    expect(await diff()).toEqual([]);
    expect(await apply()).toEqual([]);

    const { body: info } = await shop.get('/storeInfo', onPottery);
    expect(info.data ?? info).toMatchObject({
      storeName: 'Kiln & Loom',
      categories: ['Shirts', 'Caps'],
      homeTexts: { promoTitle: 'Fired twice' },
      heroPicture: { width: 800 },
    });
    const { body: listed } = await shop.get('/products', onPottery);
    expect(listed.data.map(({ title }: { title: string }) => title).sort()).toEqual(['Cap', 'Linen Shirt']);
    expect(await stock()).toEqual({ CAP: null, 'LS-L': 3, 'LS-M': 5 });
  });

  test('the other store of the database is as it was', async () => {
    const before = (await shop.get('/products')).text;
    await apply();
    expect((await shop.get('/products')).text).toBe(before);
    const stores = await shop.db.selectFrom('stores').select(['id', 'is_default']).orderBy('id').execute();
    expect(stores).toEqual([
      { id: 'main', is_default: 1 },
      { id: 'pottery', is_default: 0 },
    ]);
  });

  test('each change is named, and a running shop shows it', async () => {
    await apply();
    edit('store.yaml', 'Fired twice', 'Fired thrice');
    edit('products.csv', 'Linen Shirt,', 'Better Shirt,');
    write('policies/faq.md', '## Questions\n');
    rmSync(join(folder, 'policies/privacy.md'));
    await picture('pictures/hero.png', 10);
    const changes = await diff();
    expect([...changes].sort()).toEqual([
      'create policy faq',
      'delete policy privacy',
      'update categoryImages',
      'update categoryPictures',
      'update footer',
      'update heroPicture',
      'update home',
      'update product linen-shirt',
    ]);
    expect(await apply()).toEqual(changes);
    const { body } = await shop.get('/products', onPottery);
    expect(body.data.map(({ title }: { title: string }) => title)).toContain('Better Shirt');
  });

  test('decision 28: stock that was sold stays sold; a line that has changed is set, and stands in the history', async () => {
    await apply();
    await shop.db.updateTable('variants').set({ stock: 1 }).where('sku', '=', 'LS-M').execute();
    edit('products.csv', '1499', '1399');
    await apply();
    expect(await stock()).toMatchObject({ 'LS-M': 1, 'LS-L': 3 });
    edit('stock.csv', 'LS-M,5', 'LS-M,9');
    expect(await apply()).toEqual(['update stock of LS-M']);
    expect(await stock()).toMatchObject({ 'LS-M': 9, 'LS-L': 3 });
    const last = await shop.db
      .selectFrom('stock_changes')
      .select(['stock_before', 'stock_after', 'cause'])
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({ stock_before: 1, stock_after: 9, cause: 'set by stock.csv' });
  });

  test('products that are gone from the folder go, unless that is refused', async () => {
    await apply();
    edit('products.csv', 'cap,Cap,Caps,Size,One Size,CAP,499,\n', '');
    edit('stock.csv', 'CAP,-\n', '');
    await expect(apply(true)).rejects.toThrow('Nothing was changed, because these would be deleted:\n  product cap');
    expect(await stock()).toHaveProperty('CAP');
    expect(await apply()).toEqual(['delete product cap']);
    expect(await stock()).not.toHaveProperty('CAP');
  });

  test('a host of another store is refused, and nothing is written', async () => {
    edit('store.yaml', 'kiln.example', 'shop.example');
    await expect(apply()).rejects.toThrow('the host shop.example belongs to the store main');
    expect(await shop.db.selectFrom('stores').select('id').execute()).toEqual([{ id: 'main' }]);
    expect(await stock()).toEqual({});
  });

  const ORDERS = process.env.TEST_ALL ? 200 : 60;

  test(`${ORDERS} orders come in while prices change: stock afterwards is start minus sold`, async () => {
    edit('stock.csv', 'LS-M,5', 'LS-M,500');
    await apply();
    const token = await shop.signUp('buyer@example.com', 'kiln.example');
    const { body } = await shop.get('/products', onPottery);
    const { id } = body.data.find(({ title }: { title: string }) => title === 'Linen Shirt');
    const order = async (index: number) =>
      shop.post('/orders', orderOf([{ productId: id, quantity: 1, size: 'M' }]), {
        ...onPottery,
        token,
        key: `order-${index}`,
      });
    const orders = Promise.all(Array.from({ length: ORDERS }, (_, index) => order(index)));
    for (const price of ['1599', '1699', '1799']) {
      edit(
        'products.csv',
        /LS-M,(\d+)/.exec(readFileSync(join(folder, 'products.csv'), 'utf8'))?.[0] ?? '',
        `LS-M,${price}`,
      );
      await apply();
    }
    const placed = (await orders).filter(({ status }) => status === 201 || status === 200).length;
    expect(placed).toBe(ORDERS);
    expect(await stock()).toMatchObject({ 'LS-M': 500 - ORDERS });
  });
});
