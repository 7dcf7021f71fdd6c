import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { branchesOf } from '#store-api/shop/catalog/listing-branches.ts';
import { readFacetBuckets } from '#store-api/shop/catalog/rebuild-facet-counts.ts';
import { pageText } from '#store-api/shop/catalog/listing-page.ts';
import { parameters } from '#store-api/base/db/parameters.ts';
import { countProducts, matches } from '#store-api/shop/catalog/facet-counts.ts';
import { readFilter } from '#store-api/shop/catalog/product-filter.ts';
import { insertProducts } from '../catalogue.ts';
import { describeEveryEngine, sqlite } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

const CATEGORIES = ['Jeans', 'Shirts', 'Men', 'Women', 'Accessories'];
const PARENTS = ['Denim', 'Linen', 'Oxford', 'denim', undefined];
const GENDERS = ['men', 'women', 'unisex', undefined];

/** Every mixture of category, parent, gender, featured and sale, in no order to speak of; some hidden. */
const many = Array.from({ length: 1300 }, (_, index) => ({
  id: `${String((index * 7919) % 1300).padStart(8, '0')}-piece-${index}`,
  title: `Piece ${index}`,
  category: CATEGORIES[index % 5]!,
  ...(PARENTS[Math.floor(index / 5) % 5] ? { parent: PARENTS[Math.floor(index / 5) % 5]! } : {}),
  ...(GENDERS[Math.floor(index / 25) % 4] ? { gender: GENDERS[Math.floor(index / 25) % 4]! } : {}),
  regular: 100,
  ...(index % 3 === 0 ? { discounted: 50 } : {}),
  featured: index % 7 === 0,
  hidden: index % 11 === 0,
}));

const QUERIES = [
  '',
  'category=jeans',
  'category=jeans&parentCategory=Denim',
  'parentCategory=denim',
  'category=men&gender=Men',
  'category=women&gender=Women&parentCategory=linen',
  'category=men&gender=women',
  'category=accessories&filter=Accessories,Personal Care,Home,null,Unisex',
  'category=men&filter=linen,null',
  'filter=linen,women',
  'filter=null',
  'gender=unisex',
  'featured=true',
  'sale=true',
  'featured=true&sale=true',
  'category=jeans&sale=true',
  'category=women&gender=Women&featured=true&sale=true',
];

describeEveryEngine('listings of many products', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    // A plan is by statistics, and those of a database that was used before are not its own.
    shop = await openShop({ ...engine, makeDatabase: engine.makeEmptyDatabase });
    await shop.db.deleteFrom('products').execute();
    await insertProducts(shop.db, 'main', many);
  });
  afterAll(() => shop.close());
  const page = async (query: string, number: number, limit: number) =>
    (await shop.get(`/products?${query}&page=${number}&limit=${limit}`)).body as {
      data: { id: string }[];
      count: number;
    };

  test.each(QUERIES)('?%s: every page is what walking through all gives, and the total agrees', async (query) => {
    const filter = readFilter(new URLSearchParams(query));
    const key = (text: string | undefined) => text?.toLowerCase() ?? '';
    const expected = many
      .filter((one) => !one.hidden)
      .filter((one) =>
        matches(
          {
            category: key(one.category),
            parent: key(one.parent),
            gender: key(one.gender),
            featured: one.featured,
            sale: one.discounted !== undefined,
            parentCategory: '',
          },
          filter,
        ),
      )
      .map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    const deep = Math.ceil(expected.length / 7);
    for (const number of [1, 2, deep, Math.ceil(deep / 2), deep - 1, deep + 1].filter((one) => one > 0)) {
      const { data, count } = await page(query, number, 7);
      expect(count).toBe(expected.length);
      expect(data.map(({ id }) => id)).toEqual(expected.slice((number - 1) * 7, number * 7));
    }
  });
});

describe('every listing is in the order of an index that holds all a filter asks for (SQLite)', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(sqlite);
    await insertProducts(shop.db, 'main', many.slice(0, 200));
  });
  afterAll(() => shop.close());

  test.each(QUERIES)('?%s', async (query) => {
    const filter = readFilter(new URLSearchParams(query));
    const buckets = await readFacetBuckets(shop.db, 'main');
    expect(countProducts(buckets, (bucket) => matches(bucket, filter))).toBeGreaterThan(0);
    const { values, bind } = parameters('sqlite');
    const text = pageText(branchesOf(filter, buckets), {
      bind,
      engine: 'sqlite',
      storeId: 'main',
      after: { position: 3, id: 'x' },
      limit: 12,
      offset: 100,
    });
    const { rows } = await shop.db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${text}`, values),
    );
    const steps = rows.map(({ detail }) => detail);
    expect(
      steps.filter(
        (step) =>
          !/^(MERGE \(UNION ALL\)|LEFT|RIGHT)$/.test(step) &&
          !/^SEARCH products USING COVERING INDEX products_\w+ \(store_id=\?/.test(step),
      ),
    ).toEqual([]);
  });
});
