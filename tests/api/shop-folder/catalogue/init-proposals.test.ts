import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ownerCommand } from '../../owner-command.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

let root = '';
let shop = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-proposals-'));
  shop = join(root, 'shop');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const store = (...words: string[]) => ownerCommand({ DATA_DIR: join(root, 'data') }, words);
const text = (file: string) => readFileSync(join(shop, file), 'utf8');

interface Written {
  name: string;
  alsoCalled?: string[];
  rest?: boolean;
}

/** Makes a folder of an export; gives what is said and its categories. */
async function madeOf(header: string, rows: string[]): Promise<{ lines: string[]; categories: Written[] }> {
  const file = join(root, 'export.csv');
  writeFileSync(file, [header, ...rows, ''].join('\n'));
  const { status, said } = await store('init', shop, '--products', file, '--yes');
  expect(status).toBe(0);
  return { lines: said.split('\n'), categories: parse(text('categories.yaml')) as Written[] };
}

const KINDS = ['Dresses', 'Shirts', 'Skirts', 'Coats', 'Hats', 'Belts', 'Scarves'];

test('11.catalogue-file.category: many small categories are proposed under their parents, and a small one can be had', async () => {
  const paths = ['Women', 'Men'].flatMap((who) =>
    KINDS.map((kind) => `Clothing > ${who} > ${kind} > ${who}'s ${kind}`),
  );
  const rows = [...paths, 'Clothing > Women > Socks'].map((path, at) => `p${at},P ${at},${path},9`);
  const { lines, categories } = await madeOf('Handle,Title,Product Category,Variant Price', [...rows, 'x,X,,9']);
  expect(lines.slice(1, 5)).toEqual([
    '  Women (8)',
    '  Men (7)',
    '  Other Products (1, for which the file names none)',
    'These stand for 15 smaller ones of the file: categories.yaml says how to have one of those.',
  ]);
  expect(categories).toEqual([
    { name: 'Women', alsoCalled: ['Women'] },
    { name: 'Men', alsoCalled: ['Men'] },
    { name: 'Other Products', rest: true },
  ]);
  expect(text('categories.yaml')).toContain(`#   of them 1 in "Women's Dresses"\n`);
  writeFileSync(join(shop, 'categories.yaml'), `${text('categories.yaml')}- name: Socks\n`);
  const { products } = await readShopFolder(shop);
  expect(products.filter(({ category }) => category === 'Socks').map(({ handle }) => handle)).toEqual(['p14']);
});

test('11.catalogue-file.category: a type above a category is its parent', async () => {
  const rows = Array.from({ length: 14 }, (_, at) => `p${at},P ${at},Kind ${at},${at % 2 ? 'Tops' : 'Trousers'},9`);
  const { categories } = await madeOf('Handle,Title,Product Category,Type,Variant Price', rows);
  expect(categories.map(({ name, alsoCalled = [] }) => [name, alsoCalled.length])).toEqual([
    ['Trousers', 8],
    ['Tops', 8],
  ]);
  const { products } = await readShopFolder(shop);
  expect(products.slice(0, 2).map(({ category }) => category)).toEqual(['Trousers', 'Tops']);
});

test('11.catalogue-file.category: a parent of nearly all parts nothing: those below it are proposed', async () => {
  const rows = Array.from(
    { length: 16 },
    (_, at) => `p${at},P ${at},Wear > Clothing > ${at % 2 ? 'Tops' : 'Trousers'} > Kind ${at},9`,
  );
  const { categories } = await madeOf('Handle,Title,Product Category,Variant Price', [...rows, 'x,X,Toys,9']);
  expect(categories.map(({ name }) => name)).toEqual(['Trousers', 'Tops', 'Toys']);
});

test('11.catalogue-file.category: a dozen categories, and many without parents, stay as they are', async () => {
  const rows = Array.from({ length: 14 }, (_, at) => `p${at},P ${at},Kind ${at},9`);
  expect((await madeOf('Handle,Title,Product Category,Variant Price', rows)).categories).toHaveLength(14);
  rmSync(shop, { recursive: true });
  const paths = rows.slice(0, 12).map((row) => row.replace('Kind', 'All > Kind'));
  const { categories } = await madeOf('Handle,Title,Product Category,Variant Price', paths);
  expect(categories).toHaveLength(12);
});

test('11.catalogue-file.not-sent: gift cards get no category of their own, and are named', async () => {
  const header = 'Handle,Title,Product Category,Variant Price,Gift Card';
  const { lines, categories } = await madeOf(header, ['a,A,Uncategorized,9,false', 'card,Card,Gift Cards,25,true']);
  expect(categories).toEqual([{ name: 'Products', rest: true }]);
  expect(lines[1]).toBe('  Products (1, for which the file names none)');
  expect(lines).toContain('  line 3: card');
  expect((await store('validate', shop)).said).toContain('  line 3: card');
  // The other one is of the pages that are not written yet.
  expect((await store('apply', shop, '--yes')).said).toContain('2 notes on the folder');
  rmSync(shop, { recursive: true });
  const { categories: own } = await madeOf(header, ['a,A,Caps,9,false', 'card,Card,,25,true']);
  expect(own).toEqual([{ name: 'Caps', alsoCalled: ['Caps'] }]);
  expect((await store('validate', shop)).wrong).toBe('');
});

test('11.catalogue-file.stock: what no numbers of stock mean is said, and no line of stock is counted as none', async () => {
  const { lines } = await madeOf('Handle,Title,Variant SKU,Variant Price', ['a,A,A-1,9', 'b,B,B-1,9']);
  const none =
    'No numbers of stock in the file: every size is sold without counting when it is new, until you count it: write the numbers in stock.csv.';
  expect(lines).toContain(none);
  const { said } = await store('validate', shop);
  expect(said).toContain(none);
  expect(said).not.toContain('0 lines of stock');
  writeFileSync(join(shop, 'stock.csv'), 'SKU,quantity\nA-1,3\n');
  const { said: after } = await store('validate', shop);
  expect(after).toContain('1 line of stock');
  expect(after).toContain(
    '1 of 2 sizes has a number of stock in products.csv or stock.csv; the other (b) is sold without counting when it is new, until you count it: write the numbers in stock.csv.',
  );
  writeFileSync(join(shop, 'stock.csv'), 'SKU,quantity\nA-1,3\nB-1,0\n');
  expect((await store('validate', shop)).said).toContain(
    'Every size has a number of stock in products.csv or stock.csv',
  );
  const validated = async (stock: string) => {
    writeFileSync(join(shop, 'stock.csv'), `SKU,quantity\n${stock}\n`);
    return (await store('validate', shop)).said.split('\n');
  };
  expect(await validated('A-1,3\nB-1,-')).toContain(
    '1 of 2 sizes has a number of stock in products.csv or stock.csv; 1 (b) is not counted, as stock.csv says.',
  );
  expect(await validated('B-1,-')).toContain(
    '0 of 2 sizes have a number of stock in products.csv or stock.csv; 1 (b) is not counted, as stock.csv says; \
the other (a) is sold without counting when it is new, until you count it: write the numbers in stock.csv.',
  );
  expect(await validated('A-1,-\nB-1,-')).toContain(
    '0 of 2 sizes have a number of stock in products.csv or stock.csv; 2 (a; b) are not counted, as stock.csv says.',
  );
  writeFileSync(join(shop, 'products.csv'), 'Handle,Title,Variant Inventory Qty,Variant Price\na,A,4,9\n');
  rmSync(join(shop, 'stock.csv'));
  expect((await store('validate', shop)).said).toContain('Every size has a number of stock in the file');
});

test.each([
  ['€12,50', 'EUR'],
  ['12.50 USD', 'USD'],
  ['₹1,299', 'INR'],
  ['£9', 'GBP'],
])('11.catalogue-file.price: of %s the shop’s currency is %s; another one is a mistake', async (price, currency) => {
  await madeOf('Handle,Title,Variant Price', [`a,A,"${price}"`]);
  expect(parse(text('store.yaml'))).toMatchObject({ currency });
  expect((await store('validate', shop)).wrong).toBe('');
  writeFileSync(join(shop, 'store.yaml'), text('store.yaml').replace(/^currency: .*$/m, 'currency: SEK'));
  expect((await store('validate', shop)).wrong).toMatch(/Variant Price is in .* \(line 2\), and the shop sells in SEK/);
});

test('11.catalogue-file.handle: a product that the shop knows by its former handle keeps address and stock', async () => {
  const lines = (handle: string) => [
    'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price',
    `${handle},Große Tasche,T-1,5,9`,
    'kappe,Kappe,K-1,5,9',
    '',
  ];
  const file = join(root, 'export.csv');
  writeFileSync(file, lines('gro-e-tasche').join('\n'));
  await store('init', shop, '--products', file, '--yes');
  writeFileSync(join(shop, 'redirects.txt'), '/old /product/gro-e-tasche\n');
  for (const page of ['terms', 'privacy']) writeFileSync(join(shop, `policies/${page}.md`), 'Fair.\n');
  expect((await store('apply', shop)).status).toBe(0);
  await store('stock', 'set', 'T-1', '2');
  writeFileSync(join(shop, 'products.csv'), lines('Große Tasche').join('\n'));
  expect(await store('diff', shop)).toMatchObject({ said: 'Nothing would change.', wrong: '' });
  writeFileSync(join(shop, 'stock.csv'), 'Handle,quantity\ngrosse-tasche,2\n');
  expect((await store('apply', shop)).said).toContain('Nothing has changed.');
  writeFileSync(join(shop, 'stock.csv'), 'Handle,quantity\ngrosse-tasche,7\n');
  const { said, status } = await store('apply', shop);
  expect({ said, status }).toMatchObject({ said: expect.stringContaining('stock of'), status: 0 });
  expect(said).not.toContain('product ');
  expect((await store('stock', 'list')).said).toMatch(/\b7  T-1/);
  expect((await store('import', file)).said).toContain('0 created, ');
  writeFileSync(join(shop, 'products.csv'), lines('Große neue Tasche').join('\n'));
  expect((await store('diff', shop)).wrong).toContain('/product/gro-e-tasche is no page of the shop');
  for (const name of ['redirects.txt', 'stock.csv']) rmSync(join(shop, name));
  expect((await store('diff', shop)).said).toContain('product grosse-neue-tasche');
});

test('11.catalogue-file.encoding: how a file that is no UTF-8 is read is said by every command', async () => {
  const file = join(root, 'export.csv');
  writeFileSync(file, Buffer.from('Handle,Title,Variant Price\nrock,R\xf6ckchen,9\n', 'latin1'));
  const line = (name: string) => `${name} is not UTF-8 and is read as Windows-1252`;
  expect((await store('init', shop, '--products', file, '--yes')).said).toContain(line('export.csv'));
  for (const command of ['validate', 'diff', 'apply'])
    expect((await store(command, shop)).said).toContain(line('products.csv'));
  expect((await store('import', file)).said).toContain(line('export.csv'));
});
