import { expect, test } from 'vitest';
import { lineReader } from '../../../fixtures/import/read-lines.ts';
import { findingLines } from '#owner/import/import-report.ts';
import { readStockLines } from '#owner/stock/stock-file.ts';

const read = lineReader();

test('11.catalogue-file.price: no price, or 0, hides the product and lists it; the others are read', async () => {
  const { products, problems, findings } = await read(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Published',
    'scarf,Scarf,,,,99,true',
    'cap,Cap,Size,S,12,,true',
    'cap,,,M,0.00,,',
    'belt,Belt,,,30,,true',
  );
  expect(problems).toEqual([]);
  expect(products.map(({ handle, visible }) => [handle, visible])).toEqual([
    ['scarf', false],
    ['cap', false],
    ['belt', true],
  ]);
  expect(products[0]?.variants).toMatchObject([{ regular: 0, discounted: null }]);
  expect(findings.unpriced).toEqual([
    { line: 2, handle: 'scarf' },
    { line: 4, handle: 'cap' },
  ]);
  const lines = findingLines(findings);
  const at = lines.indexOf('Hidden, because a price is missing or 0 (2):');
  expect(lines.slice(at + 1, at + 3)).toEqual(['  line 2: scarf', '  line 4: cap']);
});

test('11.catalogue-file.price: an amount that cannot be read is a mistake as before', async () => {
  const { problems } = await read('Handle,Title,Variant Price', 'scarf,Scarf,free');
  expect(problems).toMatchObject([{ line: 2, column: 'Variant Price' }]);
});

test('11.catalogue-file: another title under a handle that is taken is a mistake, the same title again is none', async () => {
  const { products, problems } = await read(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price',
    'tee,Plain Tee,Size,S,10',
    'tee,Plain  tee,,M,10',
    'tee,Striped Tee,Size,L,12',
    'tee,,,XL,12',
    'cap,Cap,,,9',
  );
  expect(problems).toEqual([
    {
      line: 4,
      column: 'Title',
      what:
        "'Striped Tee' has the handle tee, which is that of 'Plain Tee' on line 2: " +
        'give it one of its own, or no title if it is a choice of the same product',
    },
  ]);
  expect(products.map(({ handle, variants }) => [handle, variants.length])).toEqual([
    ['tee', 2],
    ['cap', 1],
  ]);
});

test('11.catalogue-file: a SKU of several products is named with them, one of several choices of a product with its lines', async () => {
  const { problems, findings } = await read(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    'tee,Tee,Size,S,A-1,10',
    'tee,,,M,A-1,10',
    'cap,Cap,,,B-1,9',
    'hat,Hat,,,B-1,9',
    'bow,Bow,,,,9',
    'tie,Tie,,,,9',
  );
  expect(problems).toEqual([]);
  expect(findings.sharedSkus).toEqual([{ sku: 'B-1', handles: ['cap', 'hat'] }]);
  const lines = findingLines(findings);
  const at = lines.indexOf(
    'SKUs of several products, each of which counts its own stock, so that one piece can be sold twice (1):',
  );
  expect(lines[at + 1]).toBe('  B-1: cap, hat');
  expect(findings.repeatedSkus).toEqual([{ sku: 'A-1', handle: 'tee', lines: [2, 3] }]);
  expect(lines.slice(-2)).toEqual([
    'SKUs of several choices of one product, each of which counts its own stock (1): give each its own, or name them by Handle, Size and Color in stock.csv:',
    '  lines 2, 3: A-1 (tee)',
  ]);
});

test('11.catalogue-file: one line that stands for several choices repeats no SKU', async () => {
  const { products, findings } = await read(
    'ID,Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
    '1,variable,P,Tee,,,Size,"S, M"',
    '2,variation,V,,10,P,Size,',
  );
  expect(products[0]?.variants.map(({ sku }) => sku)).toEqual(['V', 'V']);
  expect(findings.repeatedSkus).toEqual([]);
});

test('11.catalogue-file.too-long: a text that is too long hides its product and is listed; the others are read', async () => {
  const long = 'Very long '.repeat(11);
  const { products, problems, findings } = await read(
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price',
    `rug,Rug,,Color,${long}A,10`,
    `rug,,,,${long}B,10`,
    `bed,${'Bed '.repeat(70)},,,,9`,
    `mat,Mat,${'m'.repeat(20_001)},,,9`,
    'belt,Belt,,,,30',
  );
  expect(problems).toEqual([]);
  expect(products.map(({ handle, visible }) => [handle, visible])).toEqual([
    ['rug', false],
    ['bed', false],
    ['mat', false],
    ['belt', true],
  ]);
  const [one = '', other = ''] = products[0]?.variants.map(({ color }) => color ?? '') ?? [];
  expect(one).toMatch(/^(?:Very long )+V?e?.*… [0-9a-f]{8}$/);
  expect(one).not.toBe(other);
  expect([one, other].every(({ length }) => length <= 100)).toBe(true);
  expect(products[1]?.title.length).toBeLessThanOrEqual(255);
  expect(products[2]?.description).toHaveLength(20_000);
  const lines = findingLines(findings);
  const at = lines.findIndex((line) => line.startsWith('Hidden, because a text is too long for the shop (4)'));
  expect(lines.slice(at + 1, at + 5)).toEqual([
    '  line 2, Option1 Value: rug, longer than 100 characters',
    '  line 3, Option1 Value: rug, longer than 100 characters',
    '  line 4, Title: bed, longer than 255 characters',
    '  line 5, Body (HTML): mat, longer than 20000 characters',
  ]);
});

test('11.catalogue-file: a spreadsheet’s apostrophe before a SKU or barcode is left out, and that is told', async () => {
  const { products, findings } = await read(
    'Handle,Title,Variant SKU,Variant Barcode,Variant Price',
    "tee,'Tee,'7285,'0012345678905,10",
    "cap,Cap,O'Neill-1,,9",
    "hat,Hat,'quoted',,9",
  );
  expect(products.map(({ title, variants }) => [title, variants[0]?.sku])).toEqual([
    ["'Tee", '7285'],
    ['Cap', "O'Neill-1"],
    ['Hat', "'quoted'"],
  ]);
  expect(products[0]?.attributes).toContainEqual({ key: 'gtin', value: ['0012345678905'] });
  const what = 'is read without the apostrophe before it, by which a spreadsheet marks text';
  expect(findings.notes).toEqual([
    { column: 'Variant SKU', what, lines: [2] },
    { column: 'Variant Barcode', what, lines: [2] },
  ]);
});

test('11.catalogue-file: so it is where a variation names its product by it, and in a file of stock', async () => {
  const { products } = await read(
    'ID,Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
    '1,variable,\'77,Tee,,,Size,"S, M"',
    "2,variation,'771,,10,'77,Size,S",
    '3,variation,772,,10,77,Size,M',
  );
  expect(products[0]?.variants.map(({ sku }) => sku)).toEqual(['771', '772']);
  const variants = products.flatMap((one) => one.variants.map((variant) => ({ ...variant, handle: one.handle })));
  const told: string[] = [];
  const lines = readStockLines("SKU,quantity\n'771,4\n772,5\n", {
    variants,
    place: 'variant',
    report: (line, what) => told.push(`${line}: ${what}`),
  });
  expect(told).toEqual([]);
  expect(lines.map(({ name, quantity }) => [name.sku, quantity])).toEqual([
    ['771', 4],
    ['772', 5],
  ]);
});
