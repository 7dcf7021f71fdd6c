import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT, HIDDEN, insertProducts, KURTA, SHIRT } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

const TROUSERS = '11111111-trousers';
const COAT = '22222222-coat';

describeEngines('suggestions and related products', (engine) => {
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

  test('suggestions: products as a line shows them, categories, and how it was understood', async () => {
    const { status, body } = await shop.get('/suggestions?q=wid%20tro');
    expect(status).toBe(200);
    expect(body).toEqual({
      products: [
        {
          id: TROUSERS,
          title: 'Wide Trousers',
          category: 'Jeans',
          parentCategory: 'Wide',
          regularPrice: 3000,
          imgUrl: expect.any(String),
          images: [expect.anything()],
        },
      ],
      categories: [
        { category: 'Jeans', parentCategory: 'Wide', count: 1 },
        { category: 'Jeans', count: 1 },
      ],
    });
    expect((await shop.get('/suggestions?q=trousres')).body).toMatchObject({
      corrected: 'trousers',
      products: [{ id: TROUSERS }],
    });
    expect((await shop.get('/suggestions?q=%20')).body).toEqual({ products: [], categories: [] });
    expect((await shop.get(`/suggestions?q=${'a'.repeat(101)}`)).status).toBe(400);
  });

  test('related: what can be ordered, of the same kind first, never itself', async () => {
    const { body } = await shop.get(`/products/${TROUSERS}/related`);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([BELT, SHIRT, KURTA]);
    const { body: ofCoat } = await shop.get(`/products/${COAT}/related`);
    expect(ofCoat.data[0].id).toBe(TROUSERS);
    expect((await shop.get(`/products/${HIDDEN}/related`)).status).toBe(404);
    expect((await shop.get('/products/nothing/related')).status).toBe(404);
  });
});
