import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ownerCommand } from '../../owner-command.ts';
import { addressFormOf } from '#checkout/address-form.ts';
import { askForShop } from '#owner/shop-folder/init/ask-for-shop.ts';
import { folderInfo } from '#owner/shop-folder/folder-info.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

const FIXTURES = new URL('../../../fixtures/catalogues/', import.meta.url).pathname;

let root = '';
let shop = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-init-'));
  shop = join(root, 'shop');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const store = (...words: string[]) => ownerCommand({ DATA_DIR: join(root, 'data') }, words);
const yaml = (file: string) => parse(readFileSync(join(shop, file), 'utf8'));

test.each([
  ['USD', 'en-US', 'US'],
  ['GBP', 'en-GB', 'GB'],
  ['EUR', 'en-IE', 'IE'],
  ['INR', 'en-IN', 'IN'],
  ['PLN', 'pl-PL', 'PL'],
])('the locale of %s is proposed, and its country', async (currency, locale, country) => {
  expect(await askForShop({ currency }, { how: 'propose' })).toMatchObject({ currency, locale, country });
});

test('a country that is given decides currency and locale; a locale that is given, the country', async () => {
  expect(await askForShop({ country: 'DE' }, { how: 'propose' })).toMatchObject({ currency: 'EUR', locale: 'de-DE' });
  expect(await askForShop({ locale: 'fr-CA' }, { how: 'propose' })).toMatchObject({ currency: 'CAD', country: 'CA' });
  expect(await askForShop({}, { how: 'propose' })).toMatchObject({ currency: 'INR', locale: 'en-IN', country: 'IN' });
});

test('11.address: a dollar shop asks for no Indian state; the comment says what decides', async () => {
  expect((await store('init', shop, '--name', 'Dune', '--currency', 'USD', '--yes')).status).toBe(0);
  const folder = await readShopFolder(shop);
  expect(folder.store.terms).toEqual({ country: 'US' });
  const { terms = {}, address } = folderInfo(folder);
  const { states, ...form } = addressFormOf({ addressForm: address, terms }) as { states?: readonly string[] };
  expect(states?.slice(0, 2)).toEqual(['Alabama', 'Alaska']);
  expect(states).toHaveLength(51);
  expect(form).toEqual({
    postalCode: ['99999', '99999-9999'],
    phoneDigits: [10, 11],
  });
  expect(readFileSync(join(shop, 'store.yaml'), 'utf8')).toContain(
    "# What a shipping address looks like. Without it India's, unless terms.country is another one: then any.",
  );
});

test('where nobody can answer, what is piped is refused and nothing is written', async () => {
  const { status, wrong } = await store('init', shop, '--name', 'Dune', '--currency', 'USD');
  expect(status).toBe(1);
  expect(wrong).toContain('what is piped is not read');
  expect(wrong).toContain('--origin, --locale, --country, --email, or --yes');
  expect((await store('validate', shop)).wrong).toContain('is no folder that can be read');
  expect((await store('init', shop, '--country', 'Germany', '--yes')).wrong).toContain('--country must be a country');
});

test('a folder is made of an export, with its categories, its market and its pictures', async () => {
  const file = join(root, 'export.csv');
  writeFileSync(file, readFileSync(join(FIXTURES, 'shopify-markets.csv')));
  mkdirSync(join(root, 'hemden'));
  const red = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } });
  writeFileSync(join(root, 'hemden/woll.png'), await red.png().toBuffer());
  const { status, said } = await store('init', shop, '--products', file, '--name', 'Halde', '--yes');
  expect(status).toBe(0);
  expect(said.split('\n').slice(0, -2)).toEqual([
    '5 products of an export of Shopify. Their categories, which you can rename in categories.yaml:',
    '  Hemden (2)',
    '  Hats (2)',
    '  Other Products (1, for which the file names none)',
    '5 of 6 sizes have a number of stock in the file; the other (karte) is sold without counting when it is new, until you count it: write the numbers in stock.csv.',
    'Ignored columns, with the number of their values:',
    '  Included / Deutschland (6)',
    '  Included / International (6)',
    'The shop itself speaks English: the line SHOP_LANGUAGE=de of selvedge.env makes it speak German.',
  ]);
  expect(yaml('categories.yaml')).toEqual([
    { name: 'Hemden', alsoCalled: ['Hemden'] },
    { name: 'Hats', alsoCalled: ['Hats'] },
    { name: 'Other Products', rest: true },
  ]);
  expect(yaml('store.yaml')).toMatchObject({
    currency: 'EUR',
    locale: 'de-DE',
    timeZone: 'Europe/Berlin',
    terms: { country: 'DE' },
    address: { states: [], postalCode: ['99999'] },
  });
  const text = readFileSync(join(shop, 'categories.yaml'), 'utf8');
  expect(text).toContain('# 2 products, from the column Product Category and Tags\n');
  writeFileSync(join(shop, 'categories.yaml'), text.replace('name: "Hemden"', 'name: "Shirts"'));
  const { products } = await readShopFolder(shop);
  expect(products.map(({ handle, category }) => `${handle}: ${category}`)).toEqual([
    'leinenhemd: Shirts',
    'wollhemd: Shirts',
    'kappe: Hats',
    'gurt: Hats',
    'karte: Other Products',
  ]);
  const applied = await store('apply', shop, '--yes');
  expect([applied.status, applied.said.split('\n').at(-1)]).toEqual([0, 'The shop has it. Next: npm start']);
});

test.each([
  ['woocommerce.csv', ['Shirts', 'Jackets', 'Headwear', 'Other Products']],
  ['magento.csv', undefined],
  ['shopify-semicolon.csv', ['Jacken', 'Mützen']],
  ['tabs.csv', ['Bags']],
])('so it is of %s, and is in order', async (name, categories) => {
  const { status, said } = await store('init', shop, '--products', join(FIXTURES, name), '--name', 'Halde', '--yes');
  expect({ status, said }).toMatchObject({ status: 0 });
  const written = (yaml('categories.yaml') as { name: string }[]).map((one) => one.name);
  if (categories) expect(written.sort()).toEqual([...categories].sort());
  expect((await store('validate', shop)).wrong).toBe('');
});

test.each([
  ['an example', []],
  ['an export', ['--products', join(FIXTURES, 'shopify-semicolon.csv')]],
])('the examples of redirects.txt lead to pages of the shop: of %s', async (_, words) => {
  await store('init', shop, '--name', 'Halde', ...words, '--yes');
  const text = readFileSync(join(shop, 'redirects.txt'), 'utf8');
  const examples = text.split('\n').filter((line) => line.startsWith('# /'));
  expect(examples).toHaveLength(2);
  writeFileSync(join(shop, 'redirects.txt'), examples.map((line) => line.slice(2)).join('\n'));
  expect((await store('validate', shop)).wrong).toBe('');
});

test('tags part the products where the file has nothing better', async () => {
  const file = join(root, 'export.csv');
  const rows = [
    'a,A,"wool, winter, new",9',
    'b,B,"Wool, new",9',
    'c,C,"new, clay",9',
    'd,D,"clay, new",9',
    'e,E,new,9',
  ];
  writeFileSync(file, ['Handle,Title,Tags,Variant Price', ...rows, ''].join('\n'));
  const { said } = await store('init', shop, '--products', file, '--yes');
  expect(said.split('\n').slice(1, 4)).toEqual([
    '  Wool (2)',
    '  Clay (2)',
    '  Other Products (1, for which the file names none)',
  ]);
});

test('a row with a mistake counts: once it is mended, its product is in a category of the folder', async () => {
  const file = join(root, 'export.csv');
  const lines = ['Handle,Title,Type,Variant Price', 'a,A,Shirts,9', 'b,B,Skirts,free', 'c,C,,2x5', ''];
  writeFileSync(file, lines.join('\n'));
  const { said } = await store('init', shop, '--products', file, '--name', 'Halde', '--yes');
  expect(said.split('\n').slice(0, 4)).toEqual([
    '3 products of an export of Shopify. Their categories, which you can rename in categories.yaml:',
    '  Shirts (1)',
    '  Skirts (1)',
    '  Other Products (1, for which the file names none)',
  ]);
  expect(said).toContain('The file has mistakes (2), which validate lists by line.');
  expect((await store('validate', shop)).wrong.split('\n')).toHaveLength(2);
  writeFileSync(join(shop, 'products.csv'), lines.join('\n').replace(/free|2x5/g, '9'));
  expect((await store('validate', shop)).wrong).toBe('');
});

test('a file of no product with a category has one for all; one that cannot be read makes no folder', async () => {
  const file = join(root, 'export.csv');
  writeFileSync(file, 'Handle,Title,Variant Price\na,A,9\nb,B,0\n');
  expect((await store('init', shop, '--products', file, '--yes')).status).toBe(0);
  expect(yaml('categories.yaml')).toEqual([{ name: 'Products', rest: true }]);
  expect((await store('validate', shop)).said).toContain('1 category, 2 products');
  writeFileSync(file, 'a,b\n');
  expect(await store('init', join(root, 'other'), '--products', file, '--yes')).toMatchObject({
    status: 1,
    wrong: expect.stringContaining('nothing was written:\nline 1: the column Title is missing'),
  });
});
