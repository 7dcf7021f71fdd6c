import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ImportError } from '#owner/import/import-error.ts';
import { readCatalogue } from '#owner/import/read/read-catalogue.ts';
import { parseSizeGuide } from '#owner/shop-folder/read/parse-size-guide.ts';
import { readStockLines } from '#owner/stock/stock-file.ts';

const FIXTURES = new URL('../../../fixtures/catalogues/', import.meta.url).pathname;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-files-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function written(text: string | Buffer, name = 'file.csv'): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const read = (file: string) => readCatalogue(file, { categories: [] });

async function refusalOf(file: string): Promise<string> {
  const error: unknown = await read(file).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ImportError);
  return (error as ImportError).message;
}

test('11.catalogue-file: semicolons part the columns, and a decimal comma is told', async () => {
  const { products, problems, findings } = await read(join(FIXTURES, 'shopify-semicolon.csv'));
  expect(problems).toEqual([]);
  expect(products).toMatchObject([
    {
      handle: 'strickjacke',
      title: 'Strickjacke "Nebel"; lang',
      description: 'Warm; weich, weit.',
      category: 'Jacken',
      variants: [
        { sku: 'NW-1-S', regular: 12990, stock: 4 },
        { sku: 'NW-1-M', regular: 12990, stock: 0 },
      ],
    },
    { handle: 'muetze', variants: [{ sku: 'NW-2', regular: 139900, discounted: 124950 }] },
  ]);
  expect(findings.notes.map(({ column, what, lines }) => `${column}: ${what} (${lines.join()})`)).toEqual([
    'Variant Price: a decimal comma becomes a point (2,3,4)',
    'Variant Compare At Price: a decimal comma becomes a point (4)',
  ]);
});

test('11.catalogue-file: so do tabs', async () => {
  const { products, problems } = await read(join(FIXTURES, 'tabs.csv'));
  expect(problems).toEqual([]);
  expect(products).toMatchObject([
    { title: 'Canvas, plain', variants: [{ sku: 'CT-1', regular: 2400 }] },
    { title: 'Rope', variants: [{ sku: 'RT-1', regular: 3150 }] },
  ]);
});

test('so they part those of stock.csv and of a size guide', () => {
  const problems: string[] = [];
  const report = (line: number, what: string) => problems.push(`${line}: ${what}`);
  const variants = [{ handle: 'cap', sku: 'A-1', size: null, color: null }];
  for (const text of ['SKU;quantity\nA-1;4\n', 'SKU\tquantity\nA-1\t4\n'])
    expect(readStockLines(text, { variants, place: 'variant', report })).toMatchObject([{ quantity: 4, variants }]);
  const { tables } = parseSizeGuide('Size;Chest;Length\nM;94-99;72.5\n', 'Shirts', report);
  expect(tables).toMatchObject([{ measures: ['Chest', 'Length'], rows: [{ size: 'M' }] }]);
  expect(problems).toEqual([]);
});

test('a line of stock.csv with another separator than its first line is told so', () => {
  const problems: string[] = [];
  const report = (line: number, what: string) => problems.push(`${line}: ${what}`);
  const variants = ['A-1', 'B;2'].map((sku) => ({ handle: sku, sku, size: null, color: null }));
  for (const text of [
    'SKU,quantity\nA-1;20\nA-1,4\nB;2,5\nC;3,6\n',
    'SKU;quantity\nA-1,20\n',
    'SKU,quantity\nA-1\t20\nA-2\n',
  ])
    readStockLines(text, { variants, place: 'variant', report });
  expect(problems).toEqual([
    '2: has a semicolon where the file has commas',
    '5: no variant has the SKU C;3',
    '2: has a comma where the file has semicolons',
    '2: has a tab where the file has commas',
    '3: no variant has the SKU A-2',
  ]);
});

test('11.catalogue-file: numbers that a spreadsheet has made of SKUs are named, a SKU that only looks so is not', async () => {
  const rows = ['a,A,1.23E+12,9', 'b,B,"4,05E+12",9', 'c,C,1E5,9', 'd,D,12E4X,9', 'e,E,8E+2,9'];
  const { findings } = await read(written(`Handle,Title,Variant SKU,Variant Price\n${rows.join('\n')}\n`));
  expect(findings.notes).toEqual([
    {
      column: 'Variant SKU',
      what: 'is what a spreadsheet has made of a long number: write it anew, in a column that holds text',
      lines: [2, 3, 6],
    },
  ]);
});

test.each([
  ['Wix', 'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible'],
  ['Wix', 'handle,fieldType,name,visible,plainDescription,media,mediaAltText,ribbon,brand,price,strikethroughPrice'],
  ['PrestaShop', 'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Reference #'],
  ['PrestaShop', '"ID";"Name";"Reference";"Category";"Price (tax excl.)";"Price (tax incl.)";"Quantity";"Status"'],
  ['Squarespace', 'Product ID [Non Editable],Product Page,Product URL,Title,Description,SKU,Price,Hosted Image URLs'],
  ['BigCommerce', 'Product ID,Product Type,Product Code/SKU,Product Name,Brand,Category,Price,Retail Price'],
  ['BigCommerce', 'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Sale Price'],
  ['OpenCart', 'product_id,name(en-gb),categories,sku,upc,quantity,model,manufacturer,image_name,price'],
  ['product feed', 'id,title,description,availability,condition,price,link,image_link,brand,fb_product_category'],
  ['product feed', 'id\ttitle\tdescription\tlink\timage link\tavailability\tprice\tgoogle product category'],
])('11.catalogue-file.systems: an export of %s is called by its name: %s', async (name, header) => {
  const what = await refusalOf(written(`${header}\n`));
  expect(what).toContain(name);
  expect(what).toContain('is not read');
});

test('11.catalogue-file.systems: an export of WooCommerce in another language is one, and says how to export it', async () => {
  expect(await refusalOf(join(FIXTURES, 'woocommerce-german.csv'))).toBe(
    'line 1: the file is an export of WooCommerce with translated headers, which is not read: ' +
      'choose English as the language of your account in WordPress (Users, Profile) and export again',
  );
});

test('11.catalogue-file: a workbook is no CSV', async () => {
  const workbook = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(40, 7)]);
  expect(await refusalOf(written(workbook, 'products.xlsx'))).toBe(
    'line 1: the file is a workbook of a spreadsheet: save it as CSV (UTF-8)',
  );
});

test('11.catalogue-file: a file that is nobody’s says which columns it needs', async () => {
  expect(await refusalOf(written('a,b\n1,2\n'))).toContain('the column Title is missing');
  expect(await refusalOf(written('Ware;Wert\nHemd;49,00\n'))).toBe(
    'line 1: the column Title is missing\n' +
      'line 1: the column Variant Price (or Price) is missing: columns have the names that "Bring a catalogue" of ' +
      'docs/owners.md shows, with the values of your own below them',
  );
  expect(await refusalOf(written('Artikelname;Wert\nHemd;49,00\n'))).toContain(
    'the column Variant Price (or Price) is missing (there is Artikelname as Title; nothing is read from Wert): columns',
  );
});

test('11.catalogue-file: the example of the documents is read as they say', async () => {
  const documents = readFileSync(new URL('../../../../docs/owners.md', import.meta.url), 'utf8');
  const example = /```\n(Handle,[\s\S]*?)```/.exec(documents)?.[1] ?? '';
  const { products, problems, findings } = await read(written(example));
  expect(problems).toEqual([]);
  expect(findings).toMatchObject({ ignoredColumns: [], notes: [], unpriced: [], sharedSkus: [] });
  expect(products).toMatchObject([
    { handle: 'linen-shirt', category: 'Shirts', visible: true, variants: [{ stock: 4 }, { stock: 2 }] },
  ]);
  expect(products[0]?.pictures).toHaveLength(2);
});
