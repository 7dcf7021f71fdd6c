import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MissingPicture } from '#owner/import/make-catalogue-pictures.ts';
import type { WireImage } from '#contract/product.ts';
import { removeUnusedPictures } from '#store-api/shop/media/unused/remove-unused.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { exportFolder } from '#owner/shop-folder/export-folder.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { planFolder } from '#owner/shop-folder/plan-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { describeEngines } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

const FRONT = 'https://old.example/front.jpg';
const BACK = 'https://old.example/back.jpg';
const DAY = 24 * 60 * 60_000;

describeEngines('apply of a folder that names pictures by address', (engine) => {
  let shop: TestShop;
  let folder = '';
  let photo: Buffer;
  let asked: string[];
  let offline: string[];
  beforeEach(async () => {
    [asked, offline] = [[], []];
    shop = await openShop(engine, { encodeAfterMs: 600_000 });
    folder = join(mkdtempSync(join(tmpdir(), 'selvedge-download-')), 'shop');
    await initFolder(folder, { name: 'Kiln', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
    writeProducts(FRONT, BACK);
    writeFileSync(join(folder, 'stock.csv'), 'SKU,quantity\n');
    photo = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#335577' } })
      .jpeg()
      .toBuffer();
  });
  afterEach(async () => {
    await shop.close();
    rmSync(dirname(folder), { recursive: true });
  });
  const media = () => join(shop.dataFolder, 'media');
  const run = async (isDownload: boolean) => {
    const missing: MissingPicture[] = [];
    const fetchBytes = (address: string) => {
      asked.push(address);
      return offline.includes(address) ? Promise.reject(new Error('its host answers 503')) : Promise.resolve(photo);
    };
    const changes = await applyFolder(shop.db, await readShopFolder(folder), {
      media: media(),
      failOnDelete: false,
      download: isDownload ? { fetchBytes, wait: () => Promise.resolve() } : undefined,
      onMissing: (some) => missing.push(...some),
    });
    return { changes: changes.map(({ change, what }) => `${change} ${what}`), missing };
  };
  const diff = async () =>
    (await planFolder(shop.db, await readShopFolder(folder), { media: media(), dryRun: true })).changes;
  const writeProducts = (...addresses: string[]) => {
    const [first = '', ...more] = addresses;
    writeFileSync(
      join(folder, 'products.csv'),
      [
        'Handle,Title,Product Category,Variant SKU,Variant Price,Image Src',
        `mug,Mug,Shirts,M,499,${first}`,
        ...more.map((address) => `mug,,,,,${address}`),
        '',
      ].join('\n'),
    );
  };
  const downloads = () => readdirSync(join(media(), 'downloads'));
  const inDays = (days: number) => removeUnusedPictures(shop.db, media(), { now: Date.now() + days * DAY });
  const urls = async () =>
    (await shop.db.selectFrom('images').select('picture').where('store_id', '=', 'kiln').orderBy('position').execute())
      .map(({ picture }) => (JSON.parse(picture) as WireImage).url)
      .map((url) => (url.startsWith('/media/') ? 'own' : url));

  test('links them, or with --download makes them its own; what was downloaded stays without the option', async () => {
    await run(false);
    expect(await urls()).toEqual([FRONT, BACK]);
    expect(asked).toEqual([]);
    expect((await run(true)).changes).toEqual(['update product mug']);
    expect(await urls()).toEqual(['own', 'own']);
    expect(asked.sort()).toEqual([BACK, FRONT]);
    for (const isDownload of [true, false]) expect(await run(isDownload)).toEqual({ changes: [], missing: [] });
    expect(await diff()).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  test('one that fails stays a link with its product, is listed, and is tried again by the next run', async () => {
    offline = [BACK];
    const { changes, missing } = await run(true);
    expect(changes).toContain('create product mug');
    expect(missing).toEqual([{ line: 3, source: BACK, why: 'cannot be downloaded (its host answers 503)' }]);
    expect(asked.filter((address) => address === BACK)).toHaveLength(3);
    expect(await urls()).toEqual(['own', BACK]);
    expect(await diff()).toEqual([]);
    offline = [];
    photo = await sharp(photo).negate().jpeg().toBuffer();
    expect(await run(true)).toEqual({ changes: ['update product mug'], missing: [] });
    expect(await urls()).toEqual(['own', 'own']);
    expect(asked.filter((address) => address === FRONT)).toHaveLength(1);
  });

  test('the folder that is exported names them by address again, and applying it changes nothing', async () => {
    offline = [BACK];
    await run(true);
    const first = join(folder, '../first');
    const second = join(folder, '../second');
    await exportFolder(shop.db, 'kiln', first, media());
    const products = readFileSync(join(first, 'products.csv'), 'utf8');
    expect(products).toContain(FRONT);
    expect(products).toContain(BACK);
    expect(products).not.toContain('/media/');
    folder = first;
    expect(await run(false)).toEqual({ changes: [], missing: [] });
    await exportFolder(shop.db, 'kiln', second, media());
    expect(readFileSync(join(second, 'products.csv'), 'utf8')).toBe(products);
  });

  test('24.6: what was downloaded goes 30 days after its last use; what the applied folder names stays', async () => {
    await run(true);
    writeProducts(FRONT);
    await run(false);
    expect((await inDays(29)).downloads).toBe(0);
    expect(downloads()).toHaveLength(2);
    expect((await inDays(31)).downloads).toBe(1);
    expect(downloads()).toHaveLength(1);
    expect((await inDays(4_000)).downloads).toBe(0);
    expect(await diff()).toEqual([]);
    expect(await urls()).toEqual(['own']);
    writeProducts(FRONT, BACK);
    await run(true);
    expect(asked.filter((address) => address === BACK)).toHaveLength(2);
    expect(await urls()).toEqual(['own', 'own']);
  });

  test('24.6: whoever reads a folder or a file that names it uses it', async () => {
    await run(true);
    const old = new Date(Date.now() - 40 * DAY);
    for (const name of downloads()) utimesSync(join(media(), 'downloads', name), old, old);
    writeProducts(FRONT);
    await run(false);
    writeProducts(FRONT, BACK);
    expect(await diff()).not.toEqual([]);
    expect((await inDays(0)).downloads).toBe(0);
    await run(false);
    expect(await urls()).toEqual(['own', 'own']);
    expect(asked).toHaveLength(2);
  });
});
