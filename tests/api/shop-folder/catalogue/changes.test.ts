import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlite } from '../../engines.ts';
import { openPottery } from '../pottery.ts';
import { changeLines } from '#owner/shop-folder/changes/change-lines.ts';
import type { FolderChange } from '#owner/shop-folder/folder-change.ts';
import { FolderError } from '#owner/shop-folder/folder-problem.ts';
import { planFolder } from '#owner/shop-folder/plan-folder.ts';

let pottery: Awaited<ReturnType<typeof openPottery>>;
beforeAll(async () => {
  pottery = await openPottery(sqlite);
  pottery.write('stock.csv', 'SKU,quantity\n');
});
afterAll(() => pottery.close());

const HEADER =
  'Handle,Title,Body (HTML),SEO Title,SEO Description,Product Category,Type,Published,Option1 Name,Option1 Value,' +
  'Variant SKU,Variant Price,Variant Compare At Price,Material (product.metafields.custom.material)';

const products = (...rows: string[]) => {
  pottery.write('products.csv', [HEADER, ...rows, ''].join('\n'));
};
const diff = async () => {
  const { media, shop, read } = pottery;
  return changeLines((await planFolder(shop.db, await read(), { media, dryRun: true })).changes);
};

test('diff says old and new: prices once where they change alike, titles, what a product is made of', async () => {
  products(
    'linen-shirt,Linen Shirt,Cool.,,,Shirts,,true,Size,M,LS-M,1299,,Linen',
    'linen-shirt,,,,,,,,,L,LS-L,1299,,',
    'cap,Cap,,,,Shirts,,true,,,CP-1,499.50,,',
  );
  await pottery.apply();
  products(
    'linen-shirt,Linen shirt,Cooler.,,,Shirts,Summer,true,Size,M,LS-M,1199,,"Linen, washed"',
    'linen-shirt,,,,,,,,,L,LS-L,1199,,',
    'cap,Cap,,,,Shirts,,false,Size,S,CP-1,449,499.50,',
    'cap,,,,,,,,,M,CP-2,499.50,,',
  );
  pottery.write(
    'store.yaml',
    'id: pottery\nname: "Kiln and Wheel"\nhosts: [kiln.example]\ncompany:\n  email: post@kiln.example\n',
  );
  expect(await diff()).toEqual([
    '~ name: "Kiln" -> "Kiln and Wheel"',
    '~ product linen-shirt: price 1,299 -> 1,199, title "Linen Shirt" -> "Linen shirt", description, ' +
      'type - -> "Summer", Material "Linen" -> "Linen, washed"',
    '~ product cap: price 499.50 -> 449, price before the sale none -> 499.50, hidden, new choice M, ' +
      'choice "CP-1" -> "S"',
  ]);
});

test('an export is compared in both directions: reduced prices on other lines of the file are the same product', async () => {
  const pictures = (handle: string) => `${handle},,,,,,,,,,,,,`;
  products(
    'vest,Vest,,,,Shirts,,true,,,VE-1,10,,',
    '',
    pictures('vest'),
    'scarf,Scarf,,,,Shirts,,true,Size,S,SC-S,8,10,"[""Wool, washed"",""Silk""]"',
    'scarf,,,,,,,,,M,SC-M,7.50,9,',
  );
  await pottery.apply();
  const exported = await pottery.exported();
  const { db } = pottery.shop;
  const differing = async (name: string) =>
    changeLines((await planFolder(db, await pottery.read(name), { media: pottery.media, dryRun: true })).changes);
  expect(await differing(exported)).toEqual([]);
  expect(await pottery.apply(exported)).toEqual([]);
  expect(await diff()).toEqual([]);
});

test('diff says which order is another, and tells nothing of a product whose rows stay as they are', async () => {
  const rows = (...sizes: string[]) =>
    sizes.map((size, at) => `gown,${at ? '' : 'Gown'},,,,${at ? '' : 'Shirts'},,true,Size,${size},GO-${size},9,,`);
  products(...rows('S', 'M', 'L'));
  await pottery.apply();
  products(...rows('M', 'S', 'L', 'XL'));
  expect(await diff()).toEqual(['~ product gown: new choice XL, order of choices "S, M, L" -> "M, S, L"']);
  products(...rows('S', 'M', 'L'));
  // As an earlier program may have hashed it.
  await pottery.shop.db.updateTable('products').set({ source_hash: 'older' }).where('handle', '=', 'gown').execute();
  expect(await diff()).toEqual([]);
  expect(await pottery.apply()).toEqual([]);
});

test('diff says another SKU of a choice as that, and that it has none any more; of many products in one line', async () => {
  const rows = (name: string, skus: readonly string[]) =>
    skus.map((sku, at) => `${name},${at ? '' : name},,,,${at ? '' : 'Shirts'},,true,Size,${'SML'[at]},${sku},9,,`);
  products(...rows('coat', ['C-S', 'C-M', 'C-L']), 'belt,Belt,,,,Shirts,,true,,,B-1,9,,');
  await pottery.apply();
  products(...rows('coat', ['C-S', 'K-M', '']), 'belt,Belt,,,,Shirts,,true,,,,9,,');
  expect(await diff()).toEqual([
    '~ product coat: SKU of M "C-M" -> "K-M", SKU of L "C-L" -> -',
    '~ product belt: SKU of the only choice "B-1" -> -',
  ]);
  const many = Array.from({ length: 21 }, (_, at) => `m${at}`);
  products(...many.flatMap((name) => rows(name, [`${name}-S`, `${name}-M`])));
  await pottery.apply();
  products(...many.flatMap((name) => rows(name, ['', '', `${name}-L`])));
  expect(await diff()).toEqual([
    '~ new choice of 21 products: m0 L; m1 L; m2 L; and 18 more',
    '~ SKU of 21 products: m0 "m0-S" -> -; m0 "m0-M" -> -; m1 "m1-S" -> -; and 39 more',
  ]);
});

test('11.catalogue-file: a description keeps what it has, for its page alone; so do the words for search engines', async () => {
  products('vase,Vase,"<h1>Care</h1><ul><li>By <b>hand</b></li></ul>",A vase to keep,Thrown.,Shirts,,true,,,V-1,9,,');
  await pottery.apply();
  const { body } = await pottery.shop.get('/products?limit=5', { host: 'kiln.example' });
  const [listed] = body.data;
  expect(listed).toMatchObject({ description: 'Care\n\nBy hand' });
  expect(listed.page).toBeUndefined();
  const { body: one } = await pottery.shop.get(`/products/${listed.id}`, { host: 'kiln.example' });
  expect(one).toMatchObject({
    description: 'Care\n\nBy hand',
    page: {
      description: '<h2>Care</h2><ul><li>By <b>hand</b></li></ul>',
      title: 'A vase to keep',
      summary: 'Thrown.',
    },
  });
  const exported = await pottery.exported();
  expect(readFileSync(join(pottery.root, exported, 'products.csv'), 'utf8')).toContain('<li>By <b>hand</b></li>');
  expect(await pottery.apply(exported)).toEqual([]);
});

test('a line more above a product that is on sale changes nothing of it', async () => {
  const tie = 'tie,Tie,,,,Shirts,,true,,,T-1,9,12,';
  products(tie);
  await pottery.apply();
  products('hat,Hat,"Two\n\nlines",,,Shirts,,true,,,H-1,9,,', tie);
  expect(await diff()).toEqual(['+ product hat', '~ order of products']);
});

test('a picture that was cut off is a mistake with file and line, and so is one that only apply finds', async () => {
  const noise = sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 90, sigma: 60 },
    },
  });
  const [jpeg, png] = [await noise.clone().jpeg().toBuffer(), await noise.clone().png().toBuffer()];
  const { apply, root, write, read } = pottery;
  const put = (bytes: Buffer) => {
    writeFileSync(join(root, 'shop/pictures/vase'), bytes);
  };
  const said = async (asked: Promise<unknown>) => {
    const error: unknown = await asked.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FolderError);
    return (error as Error).message;
  };
  write('products.csv', 'Handle,Title,Product Category,Variant Price,Image Src\nvase,Vase,Shirts,9,vase\n');
  put(jpeg);
  expect((await read()).products).toHaveLength(1);
  for (const whole of [jpeg, png]) {
    put(whole.subarray(0, whole.length / 2));
    expect(await said(read())).toMatch(/^products\.csv:2: the picture vase cannot be read/);
  }
  put(Buffer.concat([png.subarray(0, png.length / 2), png.subarray(-12)]));
  expect(await said(apply())).toMatch(/^products\.csv:2: .*the picture vase cannot be read/);
});

test('many changes are grouped, with the first as examples', () => {
  const updated = Array.from({ length: 25 }, (_, at): FolderChange => ({
    change: 'update',
    what: `product p-${at}`,
    details: [
      { field: at === 0 ? 'price of M' : 'price', from: '10', to: '9' },
      ...(at < 2 ? [{ field: 'hidden' }] : []),
    ],
  }));
  const created = Array.from({ length: 404 }, (_, at): FolderChange => ({ change: 'create', what: `product w-${at}` }));
  expect(changeLines([{ change: 'update', what: 'hosts' }, ...updated, ...created])).toEqual([
    '~ hosts',
    '~ price of 25 products: p-0 10 -> 9; p-1 10 -> 9; p-2 10 -> 9; and 22 more',
    '~ hidden of 2 products: p-0; p-1',
    '+ 404 products: w-0, w-1, w-2, w-3, w-4 and 399 more',
  ]);
});
