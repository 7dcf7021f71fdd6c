import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import { soon } from '../../fixtures/soon.ts';
import type { WireImage } from '#contract/product.ts';
import { claimAhead } from '#store-api/shop/media/ahead-claim.ts';
import { hashOfAddress } from '#store-api/shop/media/picture-file.ts';
import { picturesByPriority } from '#store-api/shop/media/picture-order.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

const PRODUCTS = `Handle,Title,Product Category,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src
plain,Plain,Shirts,,Size,M,P-M,999,plain-front.png
plain,,,,,L,P-L,999,plain-back.png
best,Best,Shirts,featured,Size,M,B-M,999,best-front.png
best,,,,,L,B-L,999,best-back.png
`;
const NAMES = ['hero', 'plain-front', 'plain-back', 'best-front', 'best-back'];

describeEngines('sizes of pictures', (engine) => {
  let shop: TestShop;
  let folder = '';
  const media = () => join(shop.dataFolder, 'media');
  const apply = async () => applyFolder(shop.db, await readShopFolder(folder), { media: media(), failOnDelete: false });
  const open = async (encodeAfterMs: number) => {
    shop = await openShop(engine, { encodeAfterMs });
    await shop.db.deleteFrom('images').execute();
  };
  const encoded = () => readdirSync(media()).filter((name) => /^[0-9a-f]{16}-(?!logo)/.test(name));
  const pictures = async () =>
    (
      await shop.db
        .selectFrom('images')
        .select(['picture'])
        .where('store_id', '=', 'pots')
        .orderBy('product_id')
        .orderBy('position')
        .execute()
    ).map(({ picture }) => JSON.parse(picture) as WireImage);

  beforeEach(async () => {
    folder = join(mkdtempSync(join(tmpdir(), 'selvedge-sizes-')), 'shop');
    await initFolder(folder, { name: 'Pots', origin: '', currency: 'INR', locale: 'en-IN', email: 'a@b.co' });
    writeFileSync(join(folder, 'store.yaml'), 'id: pots\nname: Pots\nhome:\n  hero: pictures/hero.png\n');
    writeFileSync(join(folder, 'products.csv'), PRODUCTS);
    writeFileSync(join(folder, 'stock.csv'), 'SKU,quantity\n');
    for (const [index, name] of NAMES.entries())
      await sharp({ create: { width: 200, height: 100, channels: 3, background: { r: index * 40, g: 90, b: 9 } } })
        .png()
        .toFile(join(folder, `pictures/${name}.png`));
  });
  afterEach(async () => {
    await shop.close();
    rmSync(join(folder, '..'), { recursive: true });
  });

  test('are made when they are asked for, once, and by GET alone; HEAD answers what GET would', async () => {
    await open(600_000);
    await apply();
    expect(encoded()).toEqual([]);
    const { url } = (await pictures())[0]!;
    const head = await shop.call('HEAD', url);
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe('image/jpeg');
    expect(head.headers.get('cache-control')).toContain('immutable');
    expect(head.text).toBe('');
    expect(encoded()).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.get(url)));
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(headers.get('cache-control')).toContain('immutable');
    }
    expect(encoded()).toEqual([url.replace('/media/', '')]);
    expect((await shop.call('HEAD', url)).status).toBe(200);
    const hash = hashOfAddress(url)!;
    for (const name of [`${hash}-199.jpg`, `${hash}-200.png`, `${hash}-social.avif`, '0123456789abcdef-200.jpg'])
      for (const method of ['GET', 'HEAD'])
        expect((await shop.call(method, `/media/${name}`)).status, `${method} ${name}`).toBe(404);
    expect(encoded()).toHaveLength(1);
  });

  test('are made ahead when the shop has little to do, of what is applied while it is open too', async () => {
    await open(0);
    await apply();
    const listed = async () =>
      [...(await pictures())].flatMap(({ srcset = '', sources = [] }) =>
        [srcset, ...sources.map((source) => source.srcset)].flatMap((set) => [...set.matchAll(/[^/ ]+(?= \d+w)/g)]),
      );
    await soon(async () => {
      for (const [name] of await listed()) expect(existsSync(join(media(), name)), name).toBe(true);
      expect(existsSync(join(media(), '.encoding-ahead'))).toBe(false);
    });
    expect((await listed()).length).toBeGreaterThan(10);
  });

  test('are made ahead in the order in which they are seen', async () => {
    await open(600_000);
    await apply();
    const first = (await shop.db.selectFrom('stores').select('info').where('id', '=', 'pots').executeTakeFirstOrThrow())
      .info;
    const hero = (JSON.parse(first) as { heroPicture: WireImage }).heroPicture;
    const products = await shop.db
      .selectFrom('products')
      .select(['id', 'handle'])
      .where('store_id', '=', 'pots')
      .orderBy('id')
      .execute();
    const all = await pictures();
    const of = (handle: string, position: number) =>
      all[products.findIndex((product) => product.handle === handle) * 2 + position];
    const order: string[] = [];
    for await (const hash of picturesByPriority(shop.db)) order.push(hash);
    const expected = [hero, of('best', 0)];
    expect(order.slice(0, 2)).toEqual(expected.map((picture) => hashOfAddress(picture!.url)));
    expect(new Set(order.slice(2, 4))).toEqual(
      new Set([of('best', 0), of('plain', 0)].map((picture) => hashOfAddress(picture!.url))),
    );
    expect(new Set(order.slice(4))).toEqual(
      new Set([of('best', 1), of('plain', 1)].map((picture) => hashOfAddress(picture!.url))),
    );
  });

  test('are made ahead by one process at a time; one that is gone is followed by another', async () => {
    await open(600_000);
    const claim = await claimAhead(media());
    expect(claim).toBeDefined();
    expect(await claimAhead(media())).toBeUndefined();
    const long = new Date(Date.now() - 300_000);
    utimesSync(join(media(), '.encoding-ahead'), long, long);
    await claim?.renew();
    expect(await claimAhead(media())).toBeUndefined();
    utimesSync(join(media(), '.encoding-ahead'), long, long);
    const second = await claimAhead(media());
    expect(second).toBeDefined();
    await second?.release();
    expect(await claimAhead(media())).toBeDefined();
  });
});
