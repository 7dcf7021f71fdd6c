import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

let folder = '';
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'selvedge-folder-')), 'shop');
  await initFolder(folder, { name: 'Müller', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
});
afterEach(() => {
  rmSync(dirname(folder), { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

async function problems(): Promise<string[]> {
  const error: unknown = await readShopFolder(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FolderError);
  return (error as FolderError).message.split('\n');
}

test('products: a picture that is named as store.yaml names one is told by its shorter name', async () => {
  write('pictures/one.jpg', 'there');
  write(
    'products.csv',
    'Handle,Title,Product Category,Variant Price,Image Src\none,One,Shirts,99,pictures/one.jpg\ntwo,Two,Shirts,99,two.jpg\n',
  );
  write('stock.csv', 'SKU,quantity\n');
  expect(await problems()).toEqual([
    'products.csv:2: the picture pictures/one.jpg is not in the folder pictures: write one.jpg',
    'products.csv:3: the picture two.jpg is not in the folder pictures',
  ]);
});

test('a page that shows a picture of the folder', async () => {
  write('policies/about.md', 'Four knitters.\n\n![us](pictures/us.jpg) ![here](https://pictures.example/us.jpg)\n');
  expect(await problems()).toEqual([
    'policies/about.md:3: the picture pictures/us.jpg: pages show no picture of the folder. Name it by an https address, or leave it out',
  ]);
});
