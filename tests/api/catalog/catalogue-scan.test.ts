import { afterAll, beforeAll, expect, test } from 'vitest';
import { HIDDEN, JEANS } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { HOST, openShop, type TestShop } from '../fixture.ts';
import { scanAddresses } from '#store-api/shop/catalog/catalogue-scan.ts';
import { recordChanges, notifyChanges } from '#store-api/base/db/changes.ts';
import { rebuildFacetCounts } from '#store-api/shop/catalog/rebuild-facet-counts.ts';

const MANY = 1_203;

describeEveryEngine('a walk through the catalogue', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    const first = await shop.db.selectFrom('products').selectAll().where('id', '=', JEANS).executeTakeFirstOrThrow();
    const copies = Array.from({ length: MANY }, (_, index) => ({
      ...first,
      id: `copy-${index}`,
      handle: `copy-${index}`,
      position: 100 + Math.floor(index / 3),
    }));
    for (let at = 0; at < MANY; at += 300)
      await shop.db
        .insertInto('products')
        .values(copies.slice(at, at + 300))
        .execute();
    await rebuildFacetCounts(shop.db, 'main');
    await recordChanges(shop.db, 'main', ['catalogue'], new Date().toISOString());
    await notifyChanges(shop.db);
  });
  afterAll(() => shop.close());

  test('meets every visible product once, in the order of listings, with all that its answer holds', async () => {
    const met: Record<string, unknown>[] = [];
    for await (const batch of shop.api.catalogue(HOST).products()) met.push(...batch);
    expect(met).toHaveLength(4 + MANY);
    expect(new Set(met.map(({ id }) => id)).size).toBe(4 + MANY);
    expect(met.map(({ id }) => id)).not.toContain(HIDDEN);
    expect(met[0]).toMatchObject({
      id: JEANS,
      title: 'Slim Raw Jeans',
      regularPrice: 2499,
      discountedPrice: 1999,
      updatedAt: '2026-11-01T00:00:00.000Z',
      images: [{ url: `/media/${JEANS}.jpg` }],
    });
    const listed = await shop.get(`/products?limit=100&page=3`);
    expect(met.slice(200, 300).map(({ id }) => id)).toEqual(listed.body.data.map(({ id }: { id: string }) => id));
  });

  test('gives a range of it with what a sitemap needs', async () => {
    const all = [];
    for await (const batch of scanAddresses(shop.db, 'main', { offset: 0, limit: Infinity })) all.push(...batch);
    expect(all).toHaveLength(4 + MANY);
    expect(all[0]).toEqual({
      id: JEANS,
      title: 'Slim Raw Jeans',
      updatedAt: '2026-11-01T00:00:00.000Z',
      images: [`/media/${JEANS}.jpg`],
    });
    expect(all.at(-1)).toMatchObject({ images: [] });
    const part = [];
    for await (const batch of shop.api.catalogue(HOST).addresses({ offset: 3, limit: 601 })) part.push(...batch);
    expect(part).toEqual(all.slice(3, 604));
  });

  test('counts what listings count', async () => {
    const { count } = (await shop.get('/products?limit=1')).body;
    expect(await shop.api.catalogue(HOST).count()).toBe(count);
  });

  test('others are served between two batches', async () => {
    let turns = 0;
    const watch = setImmediate(function again() {
      turns += 1;
      if (turns < 1_000) setImmediate(again);
    });
    let batches = 0;
    for await (const batch of shop.api.catalogue(HOST).products()) batches += Math.sign(batch.length);
    clearImmediate(watch);
    expect(batches).toBeGreaterThan(3);
    expect(turns).toBeGreaterThanOrEqual(batches - 1);
  });

  test('what is no longer sold is gone, what never was is not found', async () => {
    const [gone, never] = [await shop.get(`/products/${HIDDEN}`), await shop.get('/products/never')];
    expect([gone.status, gone.body.code]).toEqual([404, 'gone']);
    expect([never.status, never.body.code]).toEqual([404, 'not-found']);
  });
});
