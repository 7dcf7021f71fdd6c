import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ImportError } from '#owner/import/import-error.ts';
import { findingLines } from '#owner/import/import-report.ts';
import { stockLine } from '#owner/import/stock-findings.ts';
import { readCatalogue } from '#owner/import/read/read-catalogue.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-written-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function written(bytes: string | Buffer): string {
  writeFileSync(join(folder, 'file.csv'), bytes);
  return join(folder, 'file.csv');
}

const read = (bytes: string | Buffer, currency?: string) => readCatalogue(written(bytes), { categories: [], currency });

async function refusalOf(bytes: string | Buffer): Promise<string> {
  const error: unknown = await read(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ImportError);
  return (error as ImportError).message;
}

const SHIRT = 'Handle,Title,Variant Price\nshirt,Shirt,9';

test.each([
  ['an empty line', `\n${SHIRT}`, 3],
  ['lines of tabs and spaces', `\r\n \t\r\n${SHIRT}`, 4],
  ['a byte order mark', `\uFEFF${SHIRT}`, 2],
  ['an empty line, a tab and a byte order mark', `\n\t\uFEFF${SHIRT.replace('Handle', '"Handle"')}`, 3],
  ['a row of empty cells', `,,\n${SHIRT}`, 3],
])('11.catalogue-file: %s before the header is passed over, and lines are counted with it', async (_, text, line) => {
  const { products, problems } = await read(text);
  expect(problems).toEqual([]);
  expect(products).toMatchObject([{ handle: 'shirt', line }]);
});

test('11.catalogue-file: a tab before the first header of a file of tabs is an empty column', async () => {
  const { products } = await read('\n\tHandle\tTitle\tVariant Price\nx\tcap\tCap\t9\n');
  expect(products).toMatchObject([{ handle: 'cap', title: 'Cap' }]);
});

test('11.catalogue-file.systems: so another system’s export is called by its name', async () => {
  const header = '\n\t\uFEFFID,Тип,Артикул,Имя,"Базовая цена"\n40,simple,,Кепка,240\n';
  expect(await refusalOf(header)).toContain('the file is an export of WooCommerce with translated headers');
});

test.each(['\n \n\uFEFF', ''])('11.catalogue-file: a file of nothing but blanks is empty', async (text) => {
  expect(await refusalOf(text)).toBe('line 1: the file is empty');
});

test('11.catalogue-file.encoding: what is no UTF-8 is Windows-1252, and that is said', async () => {
  const { products, findings } = await read(
    Buffer.from('Handle,Title,Price\nrock,R\xf6ckchen f\xfcr 9 \x80,9\n', 'latin1'),
  );
  expect(products).toMatchObject([{ title: 'Röckchen für 9 €' }]);
  expect(findings.encoding).toBe('windows-1252');
  expect(findingLines(findings)).toContain(
    'file.csv is not UTF-8 and is read as Windows-1252: look whether letters such as é and signs such as € are right.',
  );
  expect(findingLines((await read(SHIRT)).findings).join()).not.toContain('is read as Windows');
});

test('11.catalogue-file.encoding: a spreadsheet’s Unicode text is read by its mark', async () => {
  const text = '\uFEFFHandle\tTitle\tPrice\nrock\tRöckchen\t9\n';
  expect((await read(Buffer.from(text, 'utf16le'))).products).toMatchObject([{ title: 'Röckchen' }]);
  expect((await read(Buffer.from(text, 'utf16le').swap16())).products).toMatchObject([{ title: 'Röckchen' }]);
});

test('11.catalogue-file.encoding: UTF-8 with broken characters names them, another alphabet is refused', async () => {
  const { problems } = await read(Buffer.from('Title,Price\nR\xc3\xb6ckchen f\xc3\xbcr \xe9,9\n', 'latin1'));
  expect(problems).toMatchObject([{ line: 2, what: expect.stringContaining('not UTF-8 text') }]);
  // Words of Windows-1251, then a byte that Windows-1252 has nothing for.
  for (const word of ['\xca\xe5\xef\xea\xe0 \xf7\xb8\xf0\xed\xe0\xff', '\x83\x8a\x81\x5b'])
    expect(await refusalOf(Buffer.from(`Title,Price\n${word},9\n`, 'latin1'))).toBe(
      'line 1: the letters of the file are neither UTF-8 nor Windows-1252: save it as CSV (UTF-8)',
    );
});

const priced = (...prices: string[]) =>
  ['Handle,Title,Variant Price', ...prices.map((price, at) => `p${at},P ${at},"${price}"`), ''].join('\n');

test.each([
  ['EUR', '€12,50', 1250],
  ['EUR', '12,50 €', 1250],
  ['EUR', '1.299,00 €', 129900],
  ['EUR', 'EUR 12.50', 1250],
  ['USD', '12.50 USD', 1250],
  ['USD', '$1,299.00', 129900],
  ['CAD', '$12', 1200],
  ['INR', '₹1,299', 129900],
  ['INR', 'Rs. 12,34,567', 123456700],
  ['RUB', '1\u00a0299,50 руб.', 129950],
  ['CHF', 'CHF 1’299.00', 129900],
  [undefined, '£9', 900],
])('11.catalogue-file.price: in a shop of %s, %s is an amount', async (currency, price, paise) => {
  const { products, problems } = await read(priced(price), currency);
  expect(problems).toEqual([]);
  expect(products).toMatchObject([{ variants: [{ regular: paise }] }]);
});

test('11.catalogue-file.price: of thousands left out is told; what may mean something else stays a mistake', async () => {
  const { findings } = await read(priced('₹1,345.50', '12', '₹2,499'), 'INR');
  expect(findings.notes).toEqual([
    {
      column: 'Variant Price',
      what: 'is read without what stands between thousands: 1,345.50 as 1345.50',
      lines: [2, 4],
    },
  ]);
  const { problems } = await read(priced('1,299', '€1.299', '12 px', 'from €5', '5 € 6'), 'EUR');
  expect(problems.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
  expect(problems[0]?.what).toBe(
    "may mean 1299 or, as other countries write it, 1.299: write 1299 or 1,299.00, not '1,299'",
  );
  const { products } = await read(priced('1299', '1,299.00'), 'EUR');
  expect(products.map(({ variants }) => variants[0]?.regular)).toEqual([129900, 129900]);
});

test('11.catalogue-file.price: amounts in another currency than the shop’s are one mistake that names both', async () => {
  const { problems } = await read(priced('€12,50', '13', '€14', '$5'), 'INR');
  expect(problems).toEqual([
    {
      line: 2,
      column: 'Variant Price',
      what: 'is in € (lines 2, 4), and the shop sells in INR: write the prices in that, or have another currency in the shop',
    },
    { line: 5, column: 'Variant Price', what: expect.stringContaining('is in $ (line 5), and the shop sells in INR') },
  ]);
});

test('11.catalogue-file.category: what systems call the lack of one, in any language, is none', async () => {
  const names = ['Uncategorized', 'Uncategorised', 'Unkategorisiert', 'Sin categorizar', 'Non classé', 'Без категории'];
  const rows = names.map((name, at) => `p${at},P ${at},${name},9`);
  const { products, findings } = await read(['Handle,Title,Product Category,Price', ...rows, 'x,X,Caps,9'].join('\n'));
  expect(findings.categories).toEqual({ none: names.length, productCategory: 1 });
  expect(products.at(-1)?.category).toBe('Caps');
});

test('11.catalogue-file.not-sent: gift cards are hidden and listed with what to do', async () => {
  const { products, findings } = await read(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Gift Card\ncap,Cap,,,9,false\ncard,Card,Worth,25,25,TRUE\ncard,,,50,50,\n',
  );
  expect(products.map(({ handle, visible }) => [handle, visible])).toEqual([
    ['cap', true],
    ['card', false],
  ]);
  expect(findings.notSent).toEqual([{ line: 3, handle: 'card' }]);
  const lines = findingLines(findings);
  const at = lines.findIndex((line) => line.startsWith('Hidden, because nothing is sent for them'));
  expect(lines[at]).toContain('Leave them out of the file');
  expect(lines[at + 1]).toBe('  line 3: card');
});

test('11.catalogue-file.not-sent: so is what WooCommerce calls virtual, also where all variations are', async () => {
  const { products, findings } = await read(
    [
      'ID,Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,"simple, virtual",,Course,90,,,',
      '2,variable,V,Voucher,,,Worth,"10, 20"',
      '3,"variation, virtual",V1,,10,V,Worth,10',
      '4,"variation, virtual",V2,,20,V,Worth,20',
      '5,variable,B,Book,,,Kind,"paper, file"',
      '6,variation,B1,,10,B,Kind,paper',
      '7,"variation, virtual",B2,,20,B,Kind,file',
    ].join('\n'),
  );
  expect(products.filter(({ visible }) => visible).map(({ handle }) => handle)).toEqual(['book']);
  expect(findings.notSent).toEqual([
    { line: 2, handle: 'course' },
    { line: 3, handle: 'voucher' },
  ]);
});

test('11.catalogue-file.stock: the sizes without a number are named, and hidden products are none', async () => {
  const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Gift Card';
  const { findings } = await read(
    `${header}\ncap,Cap,Size,S,9,4,false\ncap,,,M,9,,\ncap,,,L,9,,\ncard,Card,Worth,25,25,,true\ncard,,,50,50,,\n`,
  );
  expect(stockLine(findings.stock, 'HOW')).toBe(
    '1 of 3 sizes has a number of stock in the file; the others (cap, M; cap, L) are sold without counting when they are new, until you count them: HOW.',
  );
});
