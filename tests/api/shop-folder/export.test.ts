import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { exportFolder } from '#owner/shop-folder/export-folder.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { describeEngines } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import { writePages } from '../../fixtures/shop-folder/policy-pages.ts';

/**
 * Every kind of cell: quotes, line breaks, brackets, lists, folded options, several pictures, a linked one, no SKU; a
 * row with a picture alone.
 */
const PRODUCTS = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,Google Shopping / Gender,Google Shopping / Age Group,Fabric (product.metafields.custom.fabric),Care (product.metafields.shopify.care),SEO Title,SEO Description,Prior Price,Variant Grams,HSN,Country of Origin
shirt,"A ""fine"" Shirt","<p>One &amp; two &lt;b&gt;</p>
<ul><li>list</li></ul>",Kiln,Apparel > Shirts,Slim,"featured, linen",TRUE,Color,Blue,Size,M,Fit,Slim,S-1,1299.50,1500,4006381333931,a.png,Front,female,adult,"Linen, cotton",wash; dry,A shirt to keep,Sewn.,1250,300,6205,PT
shirt,,,,,,,,,Blue,,M,,Wide,S-2,1399,,,b.png,Back,,,,,,,,310,,
shirt,,,,,,,,,Red,,M,,Slim,S-3,1299.50,1500,,https://cdn.example/c.png,,,,,,,,,,,
shirt,,,,,,,,,,,,,,,,,,a.png,Again,,,,,,,,,,
cap,Cap,"Plain text, a < b & c

second paragraph",,Caps,,,FALSE,Title,Default Title,,,,,,499,,,,,,,,"[""one"",""two""]",,,,,,
vest,Vest,,,Caps,,,TRUE,Title,Default Title,,,,,V-1,9,12,,,,,,,,,,,,,
`;

describeEngines('a store is written as a folder', (engine) => {
  let shop: TestShop;
  let root = '';
  beforeEach(async () => {
    shop = await openShop(engine);
    root = mkdtempSync(join(tmpdir(), 'selvedge-export-'));
    const first = join(root, 'first');
    await initFolder(first, {
      name: 'Kiln',
      origin: 'https://kiln.example',
      currency: 'INR',
      locale: 'en-IN',
      email: 'a@b.co',
    });
    writePages(first);
    // A draft is no page, and is not written.
    rmSync(join(first, 'policies/terms.md'));
    const yaml = readFileSync(join(first, 'store.yaml'), 'utf8').replace(/^home:\n(?: {2}.*\n)*/m, '');
    writeFileSync(
      join(first, 'store.yaml'),
      `${yaml}
description: "Pots: \\"and\\" looms # no comment"
logo: pictures/logo.png
home:
  hero: pictures/hero.png
  promo: { picture: pictures/hero.png, title: Twice, text: "So it lasts." }
  benefits: { Perfect Fit: "It fits." }
  newsletter: "Write to me."
terms: { country: IN, taxIncluded: false, returnDays: 0 }
products: { gender: unisex, googleCategory: "166" }
social: { instagram: https://instagram.com/kiln }
payments: [{ label: "Any UPI app", gateway: upi }, { gateway: stripe }]
mail: { replyTo: help@kiln.example, address: orders@kiln.example }
newsletter: confirm
lowStock: 0
`,
    );
    writeFileSync(join(first, 'categories.yaml'), '- name: Shirts\n  picture: pictures/hero.png\n- name: Caps\n');
    writeFileSync(join(first, 'products.csv'), PRODUCTS);
    writeFileSync(join(first, 'stock.csv'), 'SKU,quantity\nS-1,5\nS-2,-\n');
    writeFileSync(join(first, 'synonyms.txt'), '# mine\npot, jug\n');
    writeFileSync(join(first, 'policies/terms.html'), '<h2>Terms</h2>\n');
    for (const [index, name] of ['hero', 'logo', 'a', 'b'].entries())
      await sharp({ create: { width: 300, height: 150, channels: 3, background: { r: index * 50, g: 90, b: 9 } } })
        .png()
        .toFile(join(first, `pictures/${name}.png`));
  });
  afterEach(async () => {
    await shop.close();
    rmSync(root, { recursive: true });
  });

  const media = () => join(shop.dataFolder, 'media');
  const apply = async (name: string) =>
    applyFolder(shop.db, await readShopFolder(join(root, name)), { media: media(), failOnDelete: true });
  const write = (name: string, at = '2026-11-24T02:00:00.000Z') =>
    exportFolder(shop.db, 'kiln', join(root, name), media(), () => new Date(at));
  const files = (name: string) =>
    Object.fromEntries(
      readdirSync(join(root, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file.slice(join(root, name).length), readFileSync(file).toString('base64')]),
    );

  test('applying what was written changes nothing, and writing it again gives the same bytes', async () => {
    await apply('first');
    await write('second');
    expect(await apply('second')).toEqual([]);
    expect(await apply('first')).toEqual([]);
    expect(await apply('second')).toEqual([]);
    await write('third');
    expect(files('third')).toEqual(files('second'));
    expect(Object.keys(files('second')).sort()).toEqual(Object.keys(files('first')).sort());
    expect(readFileSync(join(root, 'second/policies/shipping.md'))).toEqual(
      readFileSync(join(root, 'first/policies/shipping.md')),
    );
  });

  test('a folder written from one database makes the same store in another', async () => {
    await apply('first');
    const products = (await shop.get('/products?limit=100', { host: 'kiln.example' })).body.data;
    await write('second');
    await shop.db.deleteFrom('stores').where('id', '=', 'kiln').execute();
    await apply('second');
    const again = (await shop.get('/products?limit=100', { host: 'kiln.example' })).body.data;
    const timeless = (list: Record<string, unknown>[]) =>
      list.map((product) => ({ ...product, createdAt: '', updatedAt: '' }));
    expect(timeless(again)).toEqual(timeless(products));
  });

  test('what has changed since is written: sold stock, another price by an import', async () => {
    await apply('first');
    await shop.db.updateTable('variants').set({ stock: 2 }).where('sku', '=', 'S-1').execute();
    await write('second');
    expect(readFileSync(join(root, 'second/stock.csv'), 'utf8')).toBe(
      `SKU,Handle,Size,Color,quantity,exported,exported at
S-1,shirt,M / Slim,Blue,2,2,2026-11-24T02:00:00.000Z
S-2,shirt,M / Wide,Blue,-,-,2026-11-24T02:00:00.000Z
S-3,shirt,M / Slim,Red,-,-,2026-11-24T02:00:00.000Z
,cap,,,-,-,2026-11-24T02:00:00.000Z
V-1,vest,,,-,-,2026-11-24T02:00:00.000Z
`,
    );
    expect(await apply('second')).toEqual([]);
  });

  test('a page has its title again, also where its own file is not known any more', async () => {
    writeFileSync(join(root, 'first/policies/shipping.md'), '# Versand & "Rückgabe"\n\nJeden Tag.\n');
    await apply('first');
    expect((await shop.get('/storeInfo', { host: 'kiln.example' })).body.policyTitles).toEqual({
      shipping: 'Versand & "Rückgabe"',
    });
    const { applied_folder: applied } = await shop.db
      .selectFrom('stores')
      .select('applied_folder')
      .where('id', '=', 'kiln')
      .executeTakeFirstOrThrow();
    const forgotten = JSON.stringify({ ...(JSON.parse(applied!) as object), pages: {} });
    await shop.db.updateTable('stores').set({ applied_folder: forgotten }).where('id', '=', 'kiln').execute();
    await write('second');
    expect(Object.keys(files('second'))).toContain('/policies/shipping.html');
    expect(await apply('second')).toEqual([]);
  });

  test('a folder that is not empty and a store without a folder are refused', async () => {
    await apply('first');
    await expect(write('first')).rejects.toThrow('is not empty, and nothing was written.');
    await expect(exportFolder(shop.db, 'main', join(root, 'main'), media())).rejects.toThrow('was never applied');
  });
});
