import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { exportFolder } from '#owner/shop-folder/export-folder.ts';
import { folderInfo } from '#owner/shop-folder/folder-info.ts';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { createStoreCache } from '#store-api/shop/stores/store-of-host.ts';
import { redirectOf } from '#store-api/shop/catalog/redirect-of.ts';
import { writePages } from '../../fixtures/shop-folder/policy-pages.ts';

const STORE = 'id: kiln\nname: Kiln\nhosts:\n  - kiln.example\n';
const NAVIGATION = `navigation:
  - label: Our shirts
    category: Shirts
  - label: Sale
    path: /products?sale=true
  - label: Shipping
    page: shipping
`;
const REDIRECTS = `# from the old shop
/collections/shirts/  /products?category=shirts
/products/old-shirt   /product/first-shirt
/pages/stra%C3%9Fe    /shipping
`;

let root = '';
let folder = '';
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-links-'));
  folder = join(root, 'shop');
  await initFolder(folder, { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
  writePages(folder);
  write('store.yaml', STORE);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});
const write = (file: string, text: string) => {
  writeFileSync(join(folder, file), text);
};
async function problems(): Promise<string[]> {
  const error: unknown = await readShopFolder(folder).catch((thrown: unknown) => thrown);
  return error instanceof FolderError ? error.message.split('\n') : [];
}

test('redirects.txt: what is no line, leads in circles, leads on, or leads nowhere', async () => {
  write(
    'redirects.txt',
    [
      '/only-one',
      'https://old.example/a /shipping',
      '/a?page=2 /shipping',
      '/a //evil.example',
      '/b /shipping',
      '/b/ /privacy',
      '/c /d',
      '/d /c',
      '/e /b',
      '/f /nowhere',
      '/g /product/none',
      '/h /products?category=hats',
      '/contact /shipping',
      '/shipping /privacy',
      '/i https://shop.example/',
      '# /a /b /c',
      '/old-shirt /product/first-shirt#size',
    ].join('\n'),
  );
  expect(await problems()).toEqual([
    'redirects.txt:1: must be an old and a new address: write "/old /new"',
    'redirects.txt:2: the old address must be a path of this shop, such as /collections/shirts',
    'redirects.txt:3: the old address must be a path alone: what follows ? or # does not count',
    'redirects.txt:4: the new address must be a path of this shop, such as /collections/shirts',
    'redirects.txt:6: /b stands in line 5 already',
    'redirects.txt:7: /c leads in a circle',
    'redirects.txt:8: /d leads in a circle',
    'redirects.txt:9: /b leads on: write /shipping here too',
    'redirects.txt:10: /nowhere is no page of the shop',
    'redirects.txt:11: /product/none is no page of the shop',
    'redirects.txt:12: /products?category=hats is no page of the shop',
    'redirects.txt:13: /contact is a page of the shop, and is never redirected',
    'redirects.txt:14: /shipping is a page of the shop, and is never redirected',
    'redirects.txt:15: the new address must be a path of this shop, such as /collections/shirts',
  ]);
});

test('navigation: what leads nowhere, too many links, labels that the bar has no room for', async () => {
  write(
    'store.yaml',
    `${STORE}navigation:\n  - label: Hats\n    category: Hats\n  - label: Jobs\n    page: jobs\n  - label: Gifts\n    collection: Gifts\n`,
  );
  expect(await problems()).toEqual([
    'store.yaml:7: navigation, entry 1: the category Hats is not in categories.yaml',
    'store.yaml:9: navigation, entry 2: the page jobs is not in policies/: contact, track-order are there always',
    'store.yaml:11: navigation, entry 3: the collection Gifts is not in collections.yaml',
  ]);
  write(
    'store.yaml',
    `${STORE}navigation:\n  - label: One\n    path: /product/none\n  - label: Two\n    path: /products?category=hats\n  - label: Three\n    path: /product/first-shirt\n`,
  );
  expect(await problems()).toEqual([
    'store.yaml:7: navigation, entry 1: /product/none is no page of the shop',
    'store.yaml:9: navigation, entry 2: /products?category=hats is no page of the shop',
  ]);
  write(
    'store.yaml',
    `${STORE}navigation:\n  - label: Both\n    category: Shirts\n    path: /products\n  - label: Out\n    path: //evil.example\n`,
  );
  expect(await problems()).toEqual([
    'store.yaml:6: navigation, entry 1: must have one of category, collection, page, path',
    'store.yaml:10: navigation, entry 2: path must be a path of this shop, such as /products?sale=true',
  ]);
  const link = (label: string) => `  - label: ${label}\n    path: /products\n`;
  write('store.yaml', `${STORE}navigation:\n${link('Everyday pieces').repeat(3)}`);
  expect(await problems()).toEqual([
    'store.yaml:6: navigation must have labels of at most 40 characters in all: the bar is one line',
  ]);
  write('store.yaml', `${STORE}navigation:\n${link('A').repeat(6)}`);
  expect(await problems()).toEqual(['store.yaml:6: navigation must have at most 5 links']);
  for (const file of ['docs/owners.md', 'src/owner/shop-folder/init/store-file.ts'])
    expect(readFileSync(file, 'utf8').replaceAll(/\s*\n(# )?/g, ' '), file).toContain(
      'at most five, with labels of at most 40 characters in all',
    );
});

test('bar and footer name a category as products.csv may, and a product by its handle', async () => {
  write('categories.yaml', '- name: Shirts\n  alsoCalled: [Tops]\n- name: Other Products\n');
  write(
    'store.yaml',
    `${STORE}navigation:
  - label: Tops
    category: tops
  - label: First
    path: /product/first-shirt?size=M
  - label: Others
    path: /products?category=other+products
footer:
  categories: [Tops, other products]
`,
  );
  const { navigation, footer } = folderInfo(await readShopFolder(folder));
  expect(navigation).toEqual([
    { label: 'Tops', category: 'Shirts' },
    { label: 'First', path: `/product/${productIdOf('kiln', 'first-shirt')}?size=M` },
    { label: 'Others', path: '/products?category=other+products' },
  ]);
  expect(footer?.categories).toEqual(['Shirts', 'Other Products']);
});

describeEngines('links of a folder', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openShop(engine);
    write('store.yaml', STORE + NAVIGATION);
    write('redirects.txt', REDIRECTS);
  });
  afterEach(() => shop.close());
  const media = () => join(shop.dataFolder, 'media');
  const apply = async (from = folder) =>
    (await applyFolder(shop.db, await readShopFolder(from), { media: media(), failOnDelete: false })).map(
      ({ what }) => what,
    );
  const leadsTo = async (path: string) => {
    const store = await createStoreCache(shop.db).find('kiln.example');
    if (typeof store === 'string') throw new Error(store);
    return redirectOf(shop.db, store, path);
  };

  test('the record has the links; old addresses lead to new ones; export gives the same bytes', async () => {
    expect(await apply()).toContain('redirects');
    expect(await apply()).toEqual([]);
    expect((await shop.get('/storeInfo', { host: 'kiln.example' })).body.navigation).toEqual([
      { label: 'Our shirts', category: 'Shirts' },
      { label: 'Sale', path: '/products?sale=true' },
      { label: 'Shipping', path: '/shipping' },
    ]);
    expect(await leadsTo('/collections/shirts')).toBe('/products?category=shirts');
    expect(await leadsTo('/collections/shirts/')).toBe('/products?category=shirts');
    expect(await leadsTo('/products/old-shirt')).toBe(`/product/${productIdOf('kiln', 'first-shirt')}`);
    expect(await leadsTo('/pages/stra%c3%9fe')).toBe('/shipping');
    expect(await leadsTo('/pages/%E0%A4%A')).toBeUndefined();
    expect(await leadsTo('/__proto__')).toBeUndefined();

    await exportFolder(shop.db, 'kiln', join(root, 'again'), media());
    expect(readFileSync(join(root, 'again/redirects.txt'), 'utf8')).toBe(REDIRECTS);
    expect(readFileSync(join(root, 'again/store.yaml'), 'utf8')).toContain(NAVIGATION);
    expect(await apply(join(root, 'again'))).toEqual([]);
    write('redirects.txt', REDIRECTS.replace('/shipping', '/privacy'));
    expect(await apply()).toEqual(['redirects']);
    expect(await leadsTo('/pages/straße')).toBe('/privacy');
  });
});
