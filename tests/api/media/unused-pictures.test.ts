import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import type { WireImage } from '#contract/product.ts';
import { findPicture } from '#store-api/shop/media/picture-record.ts';
import { hashOfAddress } from '#store-api/shop/media/picture-file.ts';
import { removeOld, tidyUp } from '#store-api/shop/media/unused/remove-old.ts';
import { removeUnusedPictures } from '#store-api/shop/media/unused/remove-unused.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { exportFolder } from '#owner/shop-folder/export-folder.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

const DAY = 24 * 60 * 60_000;
const ON_POTS = { host: 'pots.example' };
const NOTHING = { pictures: 0, masters: 0, downloads: 0 };

describeEveryEngine('pictures that nothing uses', (engine) => {
  let shop: TestShop;
  let folder = '';
  const media = () => join(shop.dataFolder, 'media');
  const masters = () => readdirSync(join(media(), 'masters')).length;
  const inDays = (days: number) => removeUnusedPictures(shop.db, media(), { now: Date.now() + days * DAY });
  const apply = async (front: string) => {
    writeFileSync(
      join(folder, 'products.csv'),
      `Handle,Title,Product Category,Variant SKU,Variant Price,Image Src\npot,Pot,Shirts,P,999,${front}.png\n`,
    );
    await applyFolder(shop.db, await readShopFolder(folder), { media: media(), failOnDelete: false });
    const { picture } = await shop.db
      .selectFrom('images')
      .select('picture')
      .where('store_id', '=', 'pots')
      .executeTakeFirstOrThrow();
    return JSON.parse(picture) as WireImage;
  };
  const isThere = async ({ url }: WireImage) => (await findPicture(media(), hashOfAddress(url)!)) !== undefined;
  const makeOld = (days: number) => {
    const then = new Date(Date.now() - days * DAY);
    for (const name of readdirSync(media(), { recursive: true, encoding: 'utf8' }))
      if (statSync(join(media(), name)).isFile()) utimesSync(join(media(), name), then, then);
  };

  beforeEach(async () => {
    shop = await openShop(engine, { encodeAfterMs: 600_000 });
    folder = join(mkdtempSync(join(tmpdir(), 'selvedge-unused-')), 'shop');
    await initFolder(folder, { name: 'Pots', origin: '', currency: 'INR', locale: 'en-IN', email: 'a@b.co' });
    writeFileSync(
      join(folder, 'store.yaml'),
      'id: pots\nname: Pots\nhosts: [pots.example]\nlogo: pictures/logo.png\nhome:\n  hero: pictures/hero.png\n',
    );
    writeFileSync(join(folder, 'stock.csv'), 'SKU,quantity\n');
    for (const [index, name] of ['logo', 'hero', 'old', 'new'].entries())
      await sharp({ create: { width: 200, height: 100, channels: 3, background: { r: index * 40, g: 90, b: 9 } } })
        .png()
        .toFile(join(folder, `pictures/${name}.png`));
  });
  afterEach(async () => {
    await shop.close();
    rmSync(join(folder, '..'), { recursive: true });
  });

  test('go 30 days after their last use, with their sizes; what is used stays and can be exported', async () => {
    const old = await apply('old');
    expect((await shop.get(old.url, ON_POTS)).status).toBe(200);
    const now = await apply('new');
    expect(masters()).toBe(4);
    expect(await inDays(29)).toEqual(NOTHING);
    expect(await isThere(old)).toBe(true);
    expect(await inDays(31)).toEqual({ pictures: 1, masters: 1, downloads: 0 });
    expect(await isThere(old)).toBe(false);
    expect(existsSync(join(media(), old.url.replace('/media/', '')))).toBe(false);
    expect((await shop.get(old.url, ON_POTS)).status).toBe(404);
    expect(await isThere(now)).toBe(true);
    expect((await shop.get(now.url, ON_POTS)).status).toBe(200);
    expect(await inDays(4_000)).toEqual(NOTHING);
    await exportFolder(shop.db, 'pots', join(folder, '../again'), media());
    expect(existsSync(join(folder, '../again/pictures/new.png'))).toBe(true);
  });

  test('the days count from the last use, not from when it was made', async () => {
    const old = await apply('old');
    makeOld(400);
    await inDays(0);
    await apply('new');
    expect(await inDays(1)).toEqual(NOTHING);
    expect(await isThere(old)).toBe(true);
  });

  test('one that is taken into use again just before is kept, and one that is gone is made again', async () => {
    const old = await apply('old');
    await apply('new');
    makeOld(400);
    expect(await apply('old')).toEqual(old);
    await apply('new');
    expect(await inDays(0)).toEqual(NOTHING);
    expect(await inDays(40)).toEqual({ pictures: 1, masters: 1, downloads: 0 });
    expect(await apply('old')).toEqual(old);
    expect((await shop.get(old.url, ON_POTS)).status).toBe(200);
  });

  test('what an order shows stays', async () => {
    const old = await apply('old');
    const { id } = (await shop.get('/products', ON_POTS)).body.data[0];
    const token = await shop.signUp('buyer@example.com', 'pots.example');
    const placed = await shop.post('/orders', orderOf([{ productId: id, quantity: 1 }]), { ...ON_POTS, token });
    expect(placed.status).toBe(201);
    await apply('new');
    expect(await inDays(40)).toEqual(NOTHING);
    expect(await isThere(old)).toBe(true);
  });

  test('a database without pictures removes none: the folder may be of another', async () => {
    const old = await apply('old');
    await shop.db.deleteFrom('images').execute();
    await shop.db.updateTable('stores').set({ info: '{}', applied_folder: null }).execute();
    expect(await inDays(40)).toEqual(NOTHING);
    expect(await isThere(old)).toBe(true);
  });
});

test('what a killed process left is ended: put aside and used since, it comes back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-aside-'));
  const write = (name: string, days: number) => {
    writeFileSync(join(folder, name), name);
    const at = new Date(Date.now() - days * DAY);
    utimesSync(join(folder, name), at, at);
  };
  write('.0123456789ab-removed-one', 40);
  write('.0123456789ac-removed-two', 0);
  write('.0123456789ad-half.jpg', 2);
  write('.0123456789ae-being-written.jpg', 0);
  write('fresh', 1);
  write('stale', 40);
  const before = Date.now() - 30 * DAY;
  await tidyUp(folder, readdirSync(folder), before);
  expect(await removeOld(folder, 'fresh', before)).toBe(false);
  expect(await removeOld(folder, 'stale', before)).toBe(true);
  expect(await removeOld(folder, 'stale', before)).toBe(false);
  expect(readdirSync(folder).sort()).toEqual(['.0123456789ae-being-written.jpg', 'fresh', 'two']);
  rmSync(folder, { recursive: true });
});
