import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { exportFolder } from '#owner/shop-folder/export-folder.ts';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { describeEngines } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

const HEADER = 'Handle,Title,Product Category,Type,Variant Price,Status,Featured,Position,Collection\n';
const PRODUCTS = [
  'oxford,Oxford,Shirts,Oxford,1000,active,,,',
  'linen,Linen,Shirts,Linen,1100,active,true,2,Summer',
  'camp,Camp,Shirts,Camp,1200,active,,1,"Summer; Gifts"',
  'draft,Draft,Shirts,Linen,1300,draft,yes,,Summer',
];

describeEngines('where products stand', (engine) => {
  let shop: TestShop;
  let folder = '';
  beforeEach(async () => {
    shop = await openShop(engine);
    folder = join(mkdtempSync(join(tmpdir(), 'selvedge-placement-')), 'shop');
    await initFolder(folder, { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
    write('store.yaml', 'id: kiln\nname: Kiln\nhosts: [kiln.example]\n');
    write('products.csv', HEADER + PRODUCTS.join('\n'));
    write('stock.csv', 'SKU,quantity\n');
    write('categories.yaml', '- name: Shirts & Tops\n  slug: tops\n- name: Shirts\n  slug: mens-shirts\n');
    write('collections.yaml', '- name: Summer\n  title: Summer shirts\n- name: Gifts\n  slug: presents\n');
  });
  afterEach(async () => {
    await shop.close();
    rmSync(dirname(folder), { recursive: true });
  });
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
  };
  const media = () => join(shop.dataFolder, 'media');
  const apply = async (from = folder) =>
    (await applyFolder(shop.db, await readShopFolder(from), { media: media(), failOnDelete: true })).map(
      ({ change, what }) => `${change} ${what}`,
    );
  const listed = async (query = ''): Promise<string> => {
    const { body } = await shop.get(`/products${query}`, { host: 'kiln.example' });
    return body.data.map(({ title }: { title: string }) => title).join();
  };
  const problems = async () => {
    const error: unknown = await readShopFolder(folder).catch((thrown: unknown) => thrown);
    return error instanceof FolderError ? error.message.split('\n') : error;
  };

  test('by Position, then as in the file; hidden ones nowhere; featured by the column', async () => {
    await apply();
    expect(await listed()).toBe('Camp,Linen,Oxford');
    expect(await listed('?featured=true')).toBe('Linen');
    expect(await apply()).toEqual([]);
  });

  test('moving a line moves the product, in the search index too, and nothing else changes', async () => {
    await apply();
    expect(await listed('?facets=all')).toBe('Camp,Linen,Oxford');
    const [oxford = '', linen = '', camp = '', draft = ''] = PRODUCTS;
    write('products.csv', HEADER + [oxford.replace(',,', ',1,'), linen, camp.replace(',1,', ',9,'), draft].join('\n'));
    write(
      'products.csv',
      `${HEADER}${oxford.replace(/,,$/, ',1,')}\n${linen}\n${camp.replace(',1,', ',3,')}\n${draft}\n`,
    );
    expect(await apply()).toEqual(['update order of products']);
    expect(await listed()).toBe('Oxford,Linen,Camp');
    await expect.poll(() => listed('?facets=all')).toBe('Oxford,Linen,Camp');
    expect(await apply()).toEqual([]);
  });

  test('a new product stands where the file has it', async () => {
    await apply();
    write('products.csv', `${HEADER}henley,Henley,Shirts,Henley,900,active,,0,\n${PRODUCTS.join('\n')}`);
    expect(await apply()).toEqual(['create product henley', 'update order of products']);
    expect(await listed()).toBe('Henley,Camp,Linen,Oxford');
  });

  test('a collection is a listing by its slug; names and slugs of categories are both read', async () => {
    await apply();
    const { body } = await shop.get('/storeInfo', { host: 'kiln.example' });
    expect(body.capabilities).toContain('collections');
    expect(body.collections).toEqual([
      { name: 'Summer', title: 'Summer shirts', slug: 'summer' },
      { name: 'Gifts', slug: 'presents' },
    ]);
    expect(await listed('?collection=summer')).toBe('Camp,Linen');
    expect(await listed('?collection=presents')).toBe('Camp');
    expect(await listed('?collection=presents&category=mens-shirts&inStock=true')).toBe('Camp');
    expect(await listed('?collection=none')).toBe('');
    expect(await listed('?category=mens-shirts')).toBe('Camp,Linen,Oxford');
    expect(await listed('?category=shirts')).toBe('Camp,Linen,Oxford');
    expect(await listed('?category=tops')).toBe('');
    const { facets } = (await shop.get('/products?collection=summer&facets=all', { host: 'kiln.example' })).body;
    expect(facets.parentCategory).toEqual([
      { value: 'Camp', count: 1 },
      { value: 'Linen', count: 1 },
    ]);
  });

  test('export writes order, featured and collections, and the same bytes again', async () => {
    write('collections.yaml', '- name: Summer\n  title: Summer shirts\n- name: Gifts\n  slug: presents\n');
    await apply();
    const [one, two] = ['one', 'two'].map((name) => join(dirname(folder), name)) as [string, string];
    await exportFolder(shop.db, 'kiln', one, media());
    expect(await apply(one)).toEqual([]);
    await exportFolder(shop.db, 'kiln', two, media());
    for (const file of ['products.csv', 'collections.yaml', 'categories.yaml'])
      expect(readFileSync(join(two, file), 'utf8')).toBe(readFileSync(join(one, file), 'utf8'));
    for (const file of ['collections.yaml', 'categories.yaml'])
      expect(readFileSync(join(one, file), 'utf8').replace(/^# yaml-language-server.*\n/, '')).toBe(
        readFileSync(join(folder, file), 'utf8'),
      );
    expect(await listed()).toBe('Camp,Linen,Oxford');
  });

  test('mistakes are told by file and line', async () => {
    write('products.csv', `${HEADER}a,A,Shirts,,1,active,perhaps,first,Winter\n`);
    write('collections.yaml', '- name: Summer\n- name: summer\n- name: "A, B"\n- slug: x\n');
    write(
      'categories.yaml',
      '- name: Shirts\n  slug: tops\n- name: Tops\n- name: Caps\n  slug: tops\n- name: Men\n  slug: all\n',
    );
    expect(await problems()).toEqual([
      'categories.yaml:2: the slug tops is the name of another category',
      'categories.yaml:5: two categories have the slug tops',
      'categories.yaml:7: the slug all belongs to a listing that every shop has: choose another',
      'collections.yaml:2: two collections have the name summer',
      'collections.yaml:2: two collections have the slug summer',
      'collections.yaml:3: entry 3: name must not have a comma or a semicolon',
      'collections.yaml:4: entry 4: name is missing',
      "products.csv:2: Featured must be true or false, not 'perhaps'",
      "products.csv:2: Position must be a whole number such as 1, not 'first'",
      'products.csv:2: the collection Winter is not in collections.yaml: Summer, summer',
    ]);
    write('products.csv', `${HEADER}a,A,Shirts,,1,active,,,Winter\n`);
    write('collections.yaml', '- name: Summer\n- name: summer\n');
    write('categories.yaml', '- name: Shirts\n');
    expect(await problems()).toEqual([
      'collections.yaml:2: two collections have the name summer',
      'collections.yaml:2: two collections have the slug summer',
      'products.csv:2: the collection Winter is not in collections.yaml: Summer, summer',
    ]);
  });
});
