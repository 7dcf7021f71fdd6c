import { afterAll, beforeAll, expect, test } from 'vitest';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import { BELT, HIDDEN, JEANS, KURTA, SHIRT } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

describeEveryEngine('products', (engine) => {
  let shop: TestShop;
  beforeAll(async () => void (shop = await openShop(engine)));
  afterAll(() => shop.close());
  const ids = async (query: string): Promise<string[]> => {
    const { status, body } = await shop.get(`/products?${query}`);
    expect(status).toBe(200);
    return body.data.map((product: { id: string }) => product.id);
  };

  test('a page of products in rupees, with both readings of the total', async () => {
    const { status, body, headers } = await shop.get('/products');
    expect(status).toBe(200);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(body).toMatchObject({ count: 4, pagination: { page: 1, limit: 12, total: 4 } });
    expect(body.data.map((product: { id: string }) => product.id)).toEqual([JEANS, BELT, SHIRT, KURTA]);
    expect(body.data[0]).toMatchObject({
      title: 'Slim Raw Jeans',
      description: 'About the Slim Raw Jeans.',
      imgUrl: `/media/${JEANS}.jpg`,
      category: 'Jeans',
      parentCategory: 'Denim',
      regularPrice: 2499,
      discountedPrice: 1999,
      createdAt: '2026-11-01T00:00:00.000Z',
      images: [{ url: `/media/${JEANS}.jpg`, alt: 'Slim Raw Jeans' }],
      attributes: [
        { key: 'Size', value: ['S', 'M', 'L'] },
        { key: 'Color', value: ['Indigo', 'Black'] },
      ],
    });
    expect(body.data[0].variants).toEqual([
      { size: 'S', color: 'Indigo', sku: null, regularPrice: 2499, discountedPrice: 1999, available: true },
      { size: 'M', color: 'Indigo', sku: null, regularPrice: 2499, discountedPrice: 1999, available: true },
      { size: 'M', color: 'Black', sku: null, regularPrice: 2499, discountedPrice: 1999, available: false },
      { size: 'L', color: 'Indigo', sku: null, regularPrice: 2599, discountedPrice: null, available: true },
    ]);
    expect(body.data[1]).toMatchObject({
      regularPrice: 999.5,
      discountedPrice: null,
      parentCategory: null,
      variants: [],
    });
    expect(productsEndpoint.answer.parse(body)).toMatchObject({ count: 4 });
  });

  test.each([
    ['category=JEANS', [JEANS]],
    ['category=%20jeans%20', [JEANS]],
    ['category=all', [JEANS, BELT, SHIRT, KURTA]],
    ['category=nothing', []],
    ['category=men&gender=Men', [JEANS, KURTA]],
    ['gender=Women', [SHIRT]],
    ['category=jeans&gender=Women', []],
    ['parentCategory=casual', [SHIRT]],
    ['category=jeans&parentCategory=Denim', [JEANS]],
    ['featured=true', [JEANS]],
    ['sale=true', [JEANS]],
    ['category=accessories&filter=Accessories,Personal Care,Home,null,Unisex', [BELT]],
    ['filter=null', [BELT, KURTA]],
    ['filter=Denim&filter=women', [JEANS, SHIRT]],
    ['filter=,%20,', [JEANS, BELT, SHIRT, KURTA]],
    ["sort=;drop table products&id[]=1&visible=0&store_id=x&q=' or 1=1", [JEANS, BELT, SHIRT, KURTA]],
    ["category=' or 1=1 --", []],
  ])('GET /products?%s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  test('pages are stable and know the total', async () => {
    expect(await ids('limit=2')).toEqual([JEANS, BELT]);
    expect(await ids('limit=2&page=2')).toEqual([SHIRT, KURTA]);
    const { body } = await shop.get('/products?limit=2&page=3');
    expect(body).toMatchObject({ data: [], count: 4, pagination: { page: 3, limit: 2, total: 4 } });
  });

  test.each([
    ['page=0', 1, 12],
    ['page=-1', 1, 12],
    ['page=abc', 1, 12],
    ['page=1.5', 1, 12],
    ['page=1e9', 1_000_000, 12],
    ['page=99999999999999999999', 1_000_000, 12],
    ['limit=1e6', 1, 100],
    ['limit=0', 1, 12],
    ['limit=NaN&page=Infinity', 1, 12],
  ])('H13 %s is clamped, never an error', async (query, page, limit) => {
    const { status, body } = await shop.get(`/products?${query}`);
    expect(status).toBe(200);
    expect(body.pagination).toEqual({ page, limit, total: 4 });
  });

  test.each([
    [
      '',
      [
        ['Casual', 1],
        ['Denim', 1],
      ],
    ],
    ['category=jeans', [['Denim', 1]]],
    ['category=jeans&parentCategory=nothing', [['Denim', 1]]],
    ['category=women&gender=Women', [['Casual', 1]]],
    ['sale=true', [['Denim', 1]]],
    ['search=jeans', [['Denim', 1]]],
    ['category=accessories&filter=Accessories,null', []],
  ])('facets of %s: parent categories with how many, sorted', async (query, expected) => {
    const { body } = await shop.get(`/products?${query}&limit=1&facets=true`);
    expect(body.facets).toEqual({ parentCategory: expected.map(([value, count]) => ({ value, count })) });
    expect(productsEndpoint.answer.parse(body).facets).toEqual(body.facets);
    expect((await shop.get(`/products?${query}`)).body).not.toHaveProperty('facets');
  });

  test('one product, bare', async () => {
    const { status, body } = await shop.get(`/products/${SHIRT}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: SHIRT, title: 'Khaki Shirt', regularPrice: 1499, discountedPrice: null });
  });

  test.each([
    HIDDEN,
    'missing',
    '__proto__',
    'constructor',
    'a'.repeat(4096),
    "'; drop table products; --",
    '%25',
    '%ff',
  ])('O3 GET /products/%s is missing', async (id) => {
    const { status, body } = await shop.get(`/products/${id.startsWith('%') ? id : encodeURIComponent(id)}`);
    expect({ status, body }).toEqual({
      status: 404,
      body: { error: 'Product not found', code: id === HIDDEN ? 'gone' : 'not-found' },
    });
  });

  test('O3 a NUL in the address is refused', async () => {
    expect((await shop.get('/products/a%00b')).status).toBe(400);
    expect((await shop.get('/products?category=a%00b')).status).toBe(400);
  });

  test('the store speaks of itself and of what it offers', async () => {
    const { status, body } = await shop.get('/storeInfo');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      storeName: 'Selvedge & Sons',
      categories: ['Jeans'],
      currency: 'INR',
      locale: 'en-IN',
    });
    expect(body.capabilities).toEqual([
      'items',
      'variants',
      'idempotency',
      'quotes',
      'logout',
      'remember',
      'newsletter',
      'contact',
      'search',
      'facets',
      'filters',
      'suggestions',
      'related',
      'sizeGuides',
      'collections',
      'orderPayments',
      'parcels',
      'orderNumbers',
      'ownerLinks',
      'passwordReset',
      'stockRequests',
      'shopperLinks',
    ]);
  });
});
