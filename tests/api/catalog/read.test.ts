import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { insertProducts, JEANS, SHIRT } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { HOST, openShop, type TestShop } from '../fixture.ts';

describeEveryEngine('what pages read without JSON in between', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await createStore(shop.db, {
      id: 'main',
      isDefault: true,
      hosts: ['shop.example'],
      info: { storeName: 'Selvedge & Sons', categories: ['Jeans'], policies: { faq: '<p>“Why?”</p>' } },
    });
    await createStore(shop.db, {
      id: 'other',
      isDefault: false,
      hosts: ['other.example'],
      info: { storeName: 'Other' },
    });
    await insertProducts(shop.db, 'other');
  });
  afterAll(() => shop.close());
  const api = (host = HOST) =>
    createApi((path, init) =>
      shop.api.fetch(new Request(`http://${host}/api/v1${path}`, { ...init, headers: { ...init.headers, host } })),
    );

  test.each([
    {},
    { limit: 2, page: 2 },
    { category: 'jeans', facets: 'true' as const },
    { category: 'men', gender: 'Men' },
    { search: 'shirt', facets: 'true' as const },
    { category: 'nothing' },
    { page: 99 },
  ])('products %o are what the call gives', async (query) => {
    const answer = await api()(productsEndpoint, { query });
    expect(await shop.api.read('products', HOST, { query })).toEqual(answer);
  });

  test('a product and the store, too', async () => {
    for (const id of [JEANS, SHIRT])
      expect(await shop.api.read('product', HOST, { id })).toEqual(await api()(productEndpoint, { id }));
    for (const host of [HOST, 'other.example'])
      expect(await shop.api.read('storeInfo', host, {})).toEqual(await api(host)(storeInfoEndpoint));
    expect((await shop.api.read('storeInfo', 'api.other.example', {}))?.storeName).toBe('Other');
  });

  test('what is missing, refused or of no store is left to the call', async () => {
    expect(await shop.api.read('product', HOST, { id: 'missing' })).toBe(undefined);
    expect(await shop.api.read('products', HOST, { query: { search: 'x'.repeat(101) } })).toBe(undefined);
    expect(await shop.api.read('storeInfo', 'evil.example', {})).toBe(undefined);
  });
});
