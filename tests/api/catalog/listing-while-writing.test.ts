import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogueCache } from '#store-api/shop/catalog/catalogue-cache.ts';
import { readListingPage } from '#store-api/shop/catalog/listing-page.ts';
import { readFilter } from '#store-api/shop/catalog/product-filter.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

describeEveryEngine('a listing', (engine) => {
  let shop: TestShop;
  beforeAll(async () => void (shop = await openShop(engine)));
  afterAll(() => shop.close());

  test('is read while an order or an import is being written, without waiting for its end', async () => {
    const db = await openDatabase(shop.url);
    const listing = await openCatalogueCache(db).listing('main', readFilter(new URLSearchParams()));
    const [written, read] = await db.transaction().execute(async (trx) => {
      await trx.updateTable('products').set({ title: 'Not yet' }).execute();
      return [listing.total, await readListingPage(db, 'main', listing, { page: 1, limit: 5 })];
    });
    expect(written).toBeGreaterThan(0);
    expect(read.map(({ title }) => title)).not.toContain('Not yet');
    await db.destroy();
  });
});
