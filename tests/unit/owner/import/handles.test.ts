import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalogue } from '#owner/import/read/read-catalogue.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-handles-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function read(text: string) {
  writeFileSync(join(folder, 'file.csv'), text);
  return readCatalogue(join(folder, 'file.csv'), { categories: [] });
}

test('11.catalogue-file.handle: names of other alphabets are spelled in Latin letters, or by SKU', async () => {
  const header = 'ID,Type,SKU,Name,Regular price';
  const rows = ['1,simple,,Чёрная кепка 3,9', '2,simple,,Größe ß,9', '3,simple,TS-1,टी शर्ट 3,9', '4,simple,77,जींस,9'];
  const further = ['5,simple,,Μπλούζα ά,9', '6,simple,,Чёрная кепка 3,9', '7,simple,,Товар (Йод),9', '8,simple,,501,9'];
  const { products } = await read([header, ...rows, ...further].join('\n'));
  expect(products.map(({ handle }) => handle)).toEqual([
    'chyornaya-kepka-3',
    'grosse-ss',
    'ts-1',
    'product-77',
    'mployza-a',
    'chyornaya-kepka-3-6',
    'tovar-yod',
    '501',
  ]);
});

test('11.catalogue-file.handle: a handle of a file is spelled so, too; titles alone take the SKU', async () => {
  const { products } = await read(
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Price',
      'кепка,Кепка,Size,S,K,9',
      'кепка,,,M,K2,9',
      ',टी शर्ट,,,TS-1,9',
      'जींस,J,,,J-1,9',
    ].join('\n'),
  );
  expect(products.map(({ handle, variants }) => [handle, variants.length])).toEqual([
    ['kepka', 2],
    ['ts-1', 1],
    [expect.stringMatching(/^product-[0-9a-f]{8}$/), 1],
  ]);
});
