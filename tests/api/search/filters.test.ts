import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT, HIDDEN, insertProducts, JEANS, KURTA, SHIRT } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { orderOf, openShop, type TestShop } from '../fixture.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';
import { recordChanges } from '#store-api/base/db/changes.ts';
import { transact } from '#store-api/base/db/transact.ts';

const TROUSERS = '11111111-trousers';
const COAT = '22222222-coat';

describeEngines('filters, sort orders, facets, suggestions', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await insertProducts(shop.db, 'main', [
      {
        id: TROUSERS,
        title: 'Wide Trousers',
        category: 'Jeans',
        parent: 'Wide',
        gender: 'women',
        regular: 300000,
        variants: [
          { id: 't-m', size: 'M', color: 'indigo', stock: 0 },
          { id: 't-xl', size: 'XL', color: 'Rust', stock: 2 },
        ],
      },
      {
        id: COAT,
        title: 'Alpine Coat',
        category: 'Coats',
        regular: 900000,
        variants: [{ id: 'c-m', size: 'M', color: 'Rust', stock: 0 }],
      },
    ]);
  });
  afterAll(() => shop.close());

  async function found(query: string): Promise<string[]> {
    const { status, body } = await shop.get(`/products?${query}`);
    expect(status).toBe(200);
    expect(body.count).toBe(body.data.length);
    return body.data.map(({ id }: { id: string }) => id);
  }
  const sorted = async (query: string) => (await found(query)).sort();

  test.each([
    ['a size', 'size=M', [JEANS, TROUSERS, COAT]],
    ['a size, however spelled', 'size=m', [JEANS, TROUSERS, COAT]],
    ['any of two sizes', 'size=L&size=XL', [JEANS, TROUSERS]],
    ['a colour', 'color=rust', [TROUSERS, COAT]],
    ['a size and a colour of one and the same choice', 'size=M&color=Rust', [COAT]],
    ['what can be ordered', 'inStock=true', [JEANS, TROUSERS, BELT, SHIRT, KURTA]],
    ['what can be ordered in that size', 'inStock=true&size=M', [JEANS]],
    ['what can be ordered in that size and colour', 'inStock=true&size=M&color=Black', []],
    ['a price from, of any choice', 'minPrice=2000', [JEANS, TROUSERS, COAT]],
    ['a price from, above the cheapest choice', 'minPrice=2599&maxPrice=2599', [JEANS]],
    ['the price of that size', 'minPrice=2000&size=M', [TROUSERS, COAT]],
    ['the price of that size, up to', 'maxPrice=2000&size=L', []],
    ['the price of what can be ordered', 'minPrice=2000&inStock=true', [JEANS, TROUSERS]],
    ['a price up to, included', 'maxPrice=999.5', [BELT, KURTA]],
    ['the price that is paid', 'minPrice=1999&maxPrice=1999', [JEANS]],
    ['with the filters of the specification', 'category=jeans&size=M&gender=Women', [TROUSERS]],
    ['with a search', 'search=rust&size=XL', [TROUSERS]],
    [
      'nothing for nonsense',
      'minPrice=cheap&maxPrice=-1&inStock=maybe&sort=random&size=',
      [JEANS, TROUSERS, COAT, BELT, SHIRT, KURTA],
    ],
  ])('filters by %s', async (_, query, expected) => {
    expect(await sorted(query)).toEqual([...expected].sort());
  });

  test.each([
    ['price-asc', [KURTA, BELT, SHIRT, JEANS, TROUSERS, COAT]],
    ['price-desc', [COAT, TROUSERS, JEANS, SHIRT, BELT, KURTA]],
    ['name', [COAT, KURTA, SHIRT, JEANS, TROUSERS, BELT]],
  ])('sorts by %s', async (sort, expected) => {
    expect(await found(`sort=${sort}`)).toEqual(expected);
    expect(await found(`sort=${sort}`)).not.toContain(HIDDEN);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => shop.get(`/products?sort=${sort}&limit=2&page=${page}`)),
    );
    expect(pages.flatMap(({ body }) => body.data.map(({ id }: { id: string }) => id))).toEqual(expected);
    expect(pages.map(({ body }) => body.count)).toEqual([6, 6, 6, 6]);
  });

  test('newest first', async () => {
    await transact(shop.db, async (trx) => {
      await trx
        .updateTable('products')
        .set({ created_at: '2026-11-20T00:00:00.000Z' })
        .where('id', '=', SHIRT)
        .execute();
      await recordChanges(trx, 'main', ['catalogue', `product:${SHIRT}`], '2026-11-20T00:00:00.000Z');
    });
    expect((await found('sort=newest'))[0]).toBe(SHIRT);
  });

  test('facets count what each value would leave, without the part of their own kind', async () => {
    const facets = async (query: string) => {
      const { body } = await shop.get(`/products?facets=all&limit=1&${query}`);
      expect(productsEndpoint.answer.parse(body).facets).toEqual(body.facets);
      return body.facets;
    };
    expect(await facets('')).toEqual({
      category: [
        { value: 'Accessories', count: 1 },
        { value: 'Coats', count: 1 },
        { value: 'Jeans', count: 2 },
        { value: 'Men', count: 1 },
        { value: 'Shirts', count: 1 },
      ],
      parentCategory: [
        { value: 'Casual', count: 1 },
        { value: 'Denim', count: 1 },
        { value: 'Wide', count: 1 },
      ],
      size: [
        { value: 'S', count: 1 },
        { value: 'M', count: 3 },
        { value: 'L', count: 1 },
        { value: 'XL', count: 1 },
      ],
      color: [
        { value: 'Black', count: 1 },
        { value: 'indigo', count: 2 },
        { value: 'Rust', count: 2 },
      ],
      price: { min: 899, max: 9000 },
      sale: 1,
      inStock: 5,
    });
    expect(await facets('size=M&color=Rust')).toMatchObject({
      size: [
        { value: 'M', count: 1 },
        { value: 'XL', count: 1 },
      ],
      color: [
        { value: 'Black', count: 1 },
        { value: 'indigo', count: 2 },
        { value: 'Rust', count: 1 },
      ],
      price: { min: 9000, max: 9000 },
      sale: 0,
      inStock: 0,
    });
    expect(await facets('category=jeans&maxPrice=2500')).toMatchObject({
      category: expect.arrayContaining([
        { value: 'Jeans', count: 1 },
        { value: 'Shirts', count: 1 },
      ]),
      parentCategory: [{ value: 'Denim', count: 1 }],
      price: { min: 1999, max: 3000 },
    });
    expect(await facets('search=nothing+of+the+kind')).toEqual({
      category: [],
      parentCategory: [],
      size: [],
      color: [],
      sale: 0,
      inStock: 0,
    });
    expect((await shop.get('/products?facets=true&size=M')).body.facets).toEqual({
      parentCategory: [
        { value: 'Denim', count: 1 },
        { value: 'Wide', count: 1 },
      ],
    });
  });

  test('what is sold out by an order is found as sold out at once', async () => {
    const token = await shop.signUp('asha@example.com');
    expect(await found('search=trousers&inStock=true')).toEqual([TROUSERS]);
    const order = orderOf([{ productId: TROUSERS, quantity: 2, size: 'XL', color: 'Rust' }]);
    expect((await shop.post('/orders', order, { token, key: 'last-two' })).status).toBe(201);
    expect(await found('search=trousers&inStock=true')).toEqual([]);
    expect(await found('search=trousers')).toEqual([TROUSERS]);
  });
});
