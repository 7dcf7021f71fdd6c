import { expect, test } from 'vitest';
import { lineReader } from '../../../fixtures/import/read-lines.ts';
import { planImport } from '#owner/import/plan-import.ts';

const read = lineReader();
const HEADER =
  'Handle,Title,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Prior Price';
const PRODUCTS = [['vest,Vest,Shirts,,,V-1,10,,'], ['scarf,Scarf,Shirts,Size,S,S-S,8,10,9', 'scarf,,,,M,S-M,7,9,8']];

test('what an import knows a product by is of no line of its file', async () => {
  const hashes = async (...rows: string[]) => {
    const { products } = await read(HEADER, ...rows);
    const planned = planImport('main', products, new Map(), new Map());
    return Object.fromEntries(planned.map(({ product, hash }) => [product.handle, hash]));
  };
  const [vest = [], scarf = []] = PRODUCTS;
  const first = await hashes(...vest, ...scarf);
  expect(Object.keys(first)).toEqual(['vest', 'scarf']);
  expect(await hashes(...scarf, '', ...vest)).toEqual(first);
  expect(await hashes(...vest, ...scarf.map((row) => row.replace(',9,8', ',9,7')))).not.toEqual(first);
});
