import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlite } from '../../engines.ts';
import { openPottery } from '../pottery.ts';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';

let pottery: Awaited<ReturnType<typeof openPottery>>;
beforeAll(async () => {
  pottery = await openPottery(sqlite);
  pottery.write('stock.csv', 'SKU,quantity\n');
});
afterAll(() => pottery.close());

const HOST = { host: 'kiln.example' };
const products = (...rows: string[]) => {
  const header = 'Handle,Title,Product Category,Manufacturer,Variant SKU,Variant Price';
  pottery.write('products.csv', [header, ...rows, ''].join('\n'));
};
const store = (more: string) => {
  const yaml = 'id: pottery\nname: "Kiln"\nhosts: [kiln.example]\ncompany:\n  email: post@kiln.example\n';
  pottery.write('store.yaml', yaml + more);
};
const shown = async () => {
  const { body } = await pottery.shop.get('/products?limit=5', HOST);
  const pages = body.data.map(async ({ id, page }: { id: string; page?: unknown }) => {
    expect(page, 'lists do not have it').toBeUndefined();
    return (await pottery.shop.get(`/products/${id}`, HOST)).body.page?.manufacturer;
  });
  return Promise.all(pages);
};
const exported = async () => {
  const folder = await pottery.exported();
  const file = (name: string) => readFileSync(join(pottery.root, folder, name), 'utf8');
  return { folder, csv: file('products.csv'), yaml: file('store.yaml') };
};

test('11.manufacturer: the column says it of a product, in several lines; an export is read back to the same', async () => {
  products(
    'cap,Cap,Shirts,"  Hut & Söhne <GmbH> \r\n\r\n1 Weg, 10115 Berlin\nhut@example.com",C-1,9',
    'tie,Tie,Shirts,,T-1,9',
  );
  await pottery.apply();
  expect(await shown()).toEqual(['Hut & Söhne <GmbH>\n1 Weg, 10115 Berlin\nhut@example.com', undefined]);
  const { folder, csv } = await exported();
  expect(csv).toContain(',Vendor,Manufacturer,');
  expect(await pottery.apply(folder)).toEqual([]);
  products('cap,Cap,Shirts,Hut AG,C-1,9', 'tie,Tie,Shirts,,T-1,9');
  expect(await pottery.apply()).toEqual(['update product cap']);
});

test('11.manufacturer: without one nothing is said of it, and an export has no such column', async () => {
  products('cap,Cap,Shirts,,C-1,9', 'tie,Tie,Shirts,,T-1,9');
  await pottery.apply();
  expect(await shown()).toEqual([undefined, undefined]);
  expect((await pottery.shop.get('/storeInfo', HOST)).body).not.toHaveProperty('productDefaults');
  const { csv, yaml } = await exported();
  expect(csv).not.toContain('Manufacturer');
  expect(yaml).not.toMatch(/^ *manufacturer/m);
});

test('11.manufacturer: store.yaml says it of what does not, and an export says it again', async () => {
  store('products:\n  manufacturer: |\n    Kiln\n    1 Quay, Cork\n    post@kiln.example\n');
  expect(await pottery.apply()).toEqual(['update products']);
  const { body } = await pottery.shop.get('/storeInfo', HOST);
  expect(body.productDefaults).toEqual({ manufacturer: 'Kiln\n1 Quay, Cork\npost@kiln.example' });
  const { folder } = await exported();
  expect(await pottery.apply(folder)).toEqual([]);
});

test('11.manufacturer: what is too long is a mistake, in either file', async () => {
  const long = 'a'.repeat(1001);
  products(`cap,Cap,Shirts,${long},C-1,9`);
  store(`products:\n  manufacturer: ${long}\n`);
  const error: unknown = await pottery.read().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FolderError);
  expect((error as Error).message.split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/store\.yaml:7: products\.manufacturer must have at most 1000 characters/),
      expect.stringMatching(/products\.csv:2: .*Manufacturer must have at most 1000 characters/),
    ]),
  );
});
