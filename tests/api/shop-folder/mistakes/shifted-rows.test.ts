import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

/** Rows whose cells are not where they belong, and rows of two products with one handle: one mistake each. */
let folder = '';
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'selvedge-folder-')), 'shop');
  await initFolder(folder, { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
  write('stock.csv', 'SKU,quantity\n');
  write('redirects.txt', '');
});
afterEach(() => rmSync(dirname(folder), { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
async function problems(): Promise<string[]> {
  const error: unknown = await readShopFolder(folder).catch((thrown: unknown) => thrown);
  return error instanceof FolderError ? error.message.split('\n') : [];
}

const HEADER =
  'Handle,Title,Product Category,Collection,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Status';

test('a row with more cells than the header is one mistake of products.csv, stock.csv and a size guide', async () => {
  write('collections.yaml', '- name: Gifts\n');
  write(
    'products.csv',
    [
      HEADER,
      'good,Good,Shirts,,Size,M,G-M,99,,active',
      'bag,Bag, red,Shirts,Gifts,Size,M,B-M,99,,active',
      'bag,,,,,L,B-L,99,,',
      'hat,Hat, blue,Shirts,,Size,M,H-M,99,,',
      'cap,Cap,Shirts,,Size,M,C-M,99,,active,,',
    ].join('\n'),
  );
  write('stock.csv', 'SKU,quantity\nG-M,4,\nB-M,3\nB-L,1,2\n');
  write('sizes/shirts.csv', 'Size,Chest\n# One, two, three\nM,94,5\nL,99\n');
  expect(await problems()).toEqual([
    'products.csv:3: has 11 cells, the header has 10: is a comma not in quotes? (lines 3, 5)',
    'sizes/shirts.csv:3: has 3 cells, the header has 2: is a comma not in quotes?',
    'stock.csv:4: has 3 cells, the header has 2: is a comma not in quotes?',
  ]);
});

test('what a shifted row has is no ground for a word about the other rows of its product', async () => {
  const rows = (body: string, end: string) => [
    `dress,"Dress, lined",${body},Shirts,Color,Rose,Size,S,,,D-S,9,,${end}`,
    `dress,"Dress, lined",,,,Rose,,M,,,D-M,9,,${end}`,
    `dress,,,,,Rose,,L,,,D-L,abc,,${end}`,
  ];
  const header = `Handle,Title,Body (HTML),Product Category,${[1, 2, 3]
    .flatMap((at) => [`Option${at} Name`, `Option${at} Value`])
    .join()},Variant SKU,Variant Price,Variant Compare At Price,Status`;
  const price = "products.csv:4: Variant Price must be an amount such as 1299 or 1299.50, not 'abc'";
  const shifted = (line: number, cells: number) =>
    `products.csv:${line}: has ${cells} cells, the header has 14: is a comma not in quotes?`;
  // In the description, in a title that each row repeats, and of a choice that moves onto another's.
  write('products.csv', [header, ...rows('Soft, warm', '')].join('\n'));
  expect(await problems()).toEqual([shifted(2, 15), price]);
  write('products.csv', [header, ...rows('Soft', '').with(0, rows('Soft', '')[0]!.replaceAll('"', ''))].join('\n'));
  expect(await problems()).toEqual([shifted(2, 15), price]);
  write('products.csv', [header, ...rows('Soft', ''), 'dress,,,,,Rose,,L,,,D-L2,9,5,,active'].join('\n'));
  expect(await problems()).toEqual([price, shifted(5, 15)]);
});

test('blank cells beyond the header are a spreadsheet’s where most rows have them, else a comma too many', async () => {
  const rows = (end: string) => ['M', 'L'].map((size) => `bag,Bag,Shirts,,Size,${size},B-${size},849,,active${end}`);
  write('products.csv', [HEADER, ...rows(''), 'bag,,,,,S,B-S,1,849.00,,'].join('\n'));
  expect(await problems()).toEqual(['products.csv:4: has 11 cells, the header has 10: is a comma not in quotes?']);
  write('products.csv', [HEADER, ...rows(',,'), 'bag,,,,,S,B-S,849,,,,'].join('\n'));
  expect(await problems()).toEqual([]);
});

test('the separator that may be in a cell is that of the file', async () => {
  const separated = (separator: string, ...rows: string[]) => rows.join('\n').replaceAll(',', separator);
  write('products.csv', separated(';', HEADER, 'bag,Bag, red,Shirts,Gifts,Size,M,B-M,99,,active'));
  write('stock.csv', separated(';', 'SKU,quantity', 'B-M,3,2', ''));
  write('sizes/shirts.csv', `# Cut narrow, see below\n${separated('\t', 'Size,Chest', 'M,94,5', '')}`);
  expect(await problems()).toEqual([
    'products.csv:2: has 11 cells, the header has 10: is a semicolon not in quotes?',
    'sizes/shirts.csv:3: has 3 cells, the header has 2: is a tab not in quotes?',
    'stock.csv:2: has 3 cells, the header has 2: is a semicolon not in quotes?',
  ]);
});

test('a product whose handle is that of another is one mistake, in its first row alone or in all of them', async () => {
  const rows = (handle: string, title: string) => [
    `${handle},${title},Shirts,,Size,S,${title}-S,99,,active`,
    `${handle},,,,,M,${title}-M,99,,`,
    `${handle},,,,,L,${title}-L,99,,`,
  ];
  write(
    'products.csv',
    [HEADER, ...rows('bag', 'Bag'), ...rows('hat', 'Hat').with(0, rows('bag', 'Hat')[0] ?? '')].join('\n'),
  );
  expect(await problems()).toEqual([
    expect.stringMatching(/^products.csv:5: Title 'Hat' has the handle bag, which is that of 'Bag' on line 2/),
  ]);
  write('products.csv', [HEADER, ...rows('bag', 'Bag'), ...rows('bag', 'Bag'), ...rows('hat', 'Hat')].join('\n'));
  expect(await problems()).toEqual([
    'products.csv:5: Option1 Value is the same choice as on line 2, and so on for 3 choices (lines 5, 6, 7): has another \
product this handle too? Give each its own',
  ]);
});
