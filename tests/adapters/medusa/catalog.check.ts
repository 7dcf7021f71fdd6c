import { expect, test } from 'vitest';
import { api, productNamed } from './shopper.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';

test('the store record: what Medusa knows, and the file', async () => {
  const store = await api(storeInfoEndpoint);
  expect(store).toMatchObject({ storeName: 'Medusa Threads', currency: 'INR' });
  expect(store.categories).toEqual(['Jeans', 'Shirts', 'Shorts', 'Accessories']);
  expect(store.categoryDetails).toMatchObject({ Shirts: { slug: 'shirts', types: ['Linen', 'Oxford'] } });
  expect(store.collections).toEqual([{ name: 'Summer linen', slug: 'summer-linen' }]);
  expect(store.capabilities?.toSorted()).toEqual([
    'collections',
    'discounts',
    'idempotency',
    'items',
    'parcels',
    'parts',
    'quotes',
    'search',
    'shippingMethods',
    'variants',
  ]);
});

test.each([
  [{}, 14],
  [{ category: 'shirts' }, 5],
  [{ category: 'all' }, 14],
  [{ category: 'Jeans', parentCategory: 'Slim' }, 3],
  [{ category: 'shirts', parentCategory: 'Slim' }, 0],
  [{ category: 'accessories', filter: 'Accessories,Personal Care,Home,null,Unisex' }, 1],
  [{ category: 'unknown' }, 0],
  [{ collection: 'summer-linen' }, 4],
  [{ collection: 'unknown' }, 0],
  [{ featured: 'true' as const }, 4],
  [{ sale: 'true' as const }, 3],
  [{ sale: 'true' as const, category: 'shirts' }, 1],
  [{ search: 'oxford' }, 2],
  [{ search: '%' }, 0],
])('a listing of %j has %i', async (query, count) => {
  const found = await api(productsEndpoint, { query });
  expect(found.count).toBe(count);
  expect(found.data).toHaveLength(Math.min(12, count));
});

test('the pages of a listing have every product once', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => api(productsEndpoint, { query: { page, limit: 5 } }).then(({ data }) => data)),
  );
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(14);
});

test('a product with its sizes, colours, prices and stock', async () => {
  const { id } = await productNamed('Linen Camp Shirt');
  const product = await api(productEndpoint, { id });
  expect(product).toMatchObject({
    title: 'Linen Camp Shirt',
    category: 'Shirts',
    parentCategory: 'Linen',
    regularPrice: 1999,
    discountedPrice: 1599,
  });
  expect(product.attributes?.slice(0, 2)).toMatchObject([
    { key: 'size', value: ['S', 'M', 'L', 'XL'] },
    { key: 'color', value: ['Sand', 'White'] },
  ]);
  expect(product.images).toHaveLength(2);
  expect(product.variants).toHaveLength(8);
  const oxford = await productNamed('Classic Oxford Shirt');
  const none = oxford.variants?.filter(({ available }) => !available);
  expect(none).toMatchObject([{ size: 'XL', color: 'Pink', sku: 'CLASSIC-OXFORD-SHIRT-XL-PINK' }]);
  await expect(api(productEndpoint, { id: 'prod_unknown' })).rejects.toMatchObject({ status: 404 });
});
