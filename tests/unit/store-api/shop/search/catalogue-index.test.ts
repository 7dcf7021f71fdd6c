import { describe, expect, test } from 'vitest';
import { CatalogueIndex } from '#store-api/shop/search/index/catalogue-index.ts';
import type { IndexedProduct } from '#store-api/shop/search/index/indexed-product.ts';
import { pageOf } from '#store-api/shop/search/sort.ts';
import { parseQuery } from '#store-api/shop/search/parse-query.ts';
import { readSynonyms } from '#store-api/shop/search/synonyms.ts';
import { readFilter } from '#store-api/shop/catalog/product-filter.ts';

function product(id: string, title: string, more: Partial<IndexedProduct> = {}): IndexedProduct {
  return {
    id,
    title,
    description: '',
    attributes: [],
    attributeNames: [],
    bucket: {
      category: 'shirts',
      categoryName: 'Shirts',
      parent: '',
      parentCategory: '',
      gender: '',
      featured: false,
      sale: false,
      collections: [],
    },
    regular: 100_00,
    discounted: null,
    created: 0,
    position: Number(id),
    variants: [],
    ...more,
  };
}

function indexOf(products: IndexedProduct[], common = '', own = ''): CatalogueIndex {
  const index = new CatalogueIndex(readSynonyms(common, own));
  for (const one of products) index.put(one);
  return index;
}

const find = (index: CatalogueIndex, query: string) =>
  index.search(readFilter(new URLSearchParams(query)), { facets: query.includes('facets') });

describe('an index that changes', () => {
  test('a product that is put again is what it is now, and no longer what it was', () => {
    const index = indexOf([product('1', 'Red Shirt'), product('2', 'Blue Shirt')]);
    index.put(product('1', 'Green Shirt', { regular: 5_00 }));
    expect(find(index, 'search=red')).toMatchObject({ total: 0 });
    expect(find(index, 'search=green').ids).toEqual(['1']);
    expect(find(index, 'sort=price-asc').ids).toEqual(['1', '2']);
    expect(find(index, 'facets=all').facets).toMatchObject({
      category: [{ value: 'Shirts', count: 2 }],
      price: { min: 5, max: 100 },
    });
    index.remove('1');
    index.remove('1');
    expect(find(index, '').ids).toEqual(['2']);
    expect(index.related('1', 8)).toBeUndefined();
  });

  test('is worn when it holds more that is gone than is worth it', () => {
    const index = indexOf([product('1', 'Red Shirt')]);
    for (let times = 0; times < 1_000; times++) index.put(product('1', 'Red Shirt'));
    expect(index.needsRebuild).toBe(false);
    index.put(product('1', 'Red Shirt'));
    index.put(product('1', 'Red Shirt'));
    expect(index.needsRebuild).toBe(true);
    expect(find(index, 'search=red')).toMatchObject({ total: 1, ids: ['1'] });
  });
});

test('a product without choices is filtered by its own price, and has no size or colour', () => {
  const index = indexOf([product('1', 'Red Belt'), product('2', 'Blue Belt', { regular: 200_00 })]);
  expect(find(index, 'maxPrice=150').ids).toEqual(['1']);
  expect(find(index, 'inStock=true').ids).toEqual(['1', '2']);
  expect(find(index, 'size=M')).toMatchObject({ total: 0 });
  expect(find(index, 'minPrice=150&facets=all').facets).toMatchObject({
    size: [],
    color: [],
    price: { min: 100, max: 200 },
    inStock: 1,
  });
});

test('two products without a colour are not more related for it', () => {
  const near = { size: '', inStock: true, regular: 100_00, discounted: null };
  const index = indexOf([
    product('1', 'Belt'),
    product('2', 'Belt', { variants: [{ ...near, color: 'Red' }] }),
    product('3', 'Belt'),
  ]);
  expect(index.related('1', 8)).toEqual(['2', '3']);
});

describe('synonyms', () => {
  const products = [
    product('1', 'Felt Hat'),
    product('2', 'Denim Cap'),
    product('3', 'Long Sleeve Shirt'),
    product('4', 'Sleeve Garter'),
  ];
  test('both ways, one way, phrases; lines that say nothing', () => {
    const index = indexOf(products, '# caps\n\nhat, cap\ntopi > cap\nfull sleeve, long sleeve\n,\n>\n');
    expect(find(index, 'search=hat').ids).toEqual(['1', '2']);
    expect(find(index, 'search=cap').ids).toEqual(['2', '1']);
    expect(find(index, 'search=topi').ids).toEqual(['2']);
    expect(find(index, 'search=full+sleeve').ids).toEqual(['3']);
  });
  test("a store's own find what the other word finds, in compounds too; common ones the whole word alone", () => {
    const pullovers = [product('1', 'Troyer'), product('2', 'Halligpullover'), product('3', 'Pulloverkleid')];
    const both = 'pulli, pullover, troyer';
    expect(find(indexOf(pullovers, '', both), 'search=pulli').ids).toEqual(['1', '3', '2']);
    expect(find(indexOf(pullovers, both), 'search=pulli').ids).toEqual(['1']);
    expect(find(indexOf(pullovers, '', 'pulli > pullover'), 'search=pulli').ids).toEqual(['3', '2']);
    expect(find(indexOf(pullovers, '', 'pulli > pullovre'), 'search=pulli').ids).toEqual([]);
  });
  test('one way only where there is nothing of that name', () => {
    const index = indexOf([...products, product('5', 'Wool Topi')], 'topi > cap');
    expect(find(index, 'search=topi').ids).toEqual(['5']);
  });
});

test('what is sold out comes after its equals, but not when all of its title was typed', () => {
  const soldOut = { variants: [{ size: 'M', color: 'Red', inStock: false, regular: 100_00, discounted: null }] };
  const index = indexOf([product('1', 'Check Shirt', soldOut), product('2', 'Plain Shirt')]);
  expect(find(index, 'search=shirt').ids).toEqual(['2', '1']);
  expect(find(index, 'search=shirt+check').ids).toEqual(['1']);
});

describe('what was typed', () => {
  const read = (typed: string, asYouType = false) =>
    parseQuery(typed, readSynonyms('half pant > shorts'), {
      isKnown: (word) => ['overshirt', 'blue', 'jeans'].includes(word),
      asYouType,
    });
  test.each([
    ['jeans under 2000', 2000, undefined, ['jeans']],
    ['shirts above Rs. 500 below ₹1500', 1500, 500, ['shirts']],
    ['under 999', 999, undefined, []],
    ['jeans under ₹1,500', 1500, undefined, ['jeans']],
    ['shirts above Rs 1,00,000', undefined, 100_000, ['shirts']],
    ['shirt below 2k', 2000, undefined, ['shirt']],
    ['jeans under 2.5k', 2500, undefined, ['jeans']],
    ['jeans between 2000 and 3,500', 3500, 2000, ['jeans']],
    ['belts from 500 to 2k', 2000, 500, ['belts']],
    ['size 32 jeans', undefined, undefined, ['size', '32', 'jeans']],
  ])('%s: prices', (typed, maxPrice, minPrice, words) =>
    expect(read(typed)).toMatchObject({ maxPrice, minPrice, words }),
  );

  test('phrases, words that belong together and words that belong apart', () => {
    const phrases = (typed: string) =>
      read(typed).clauses.map(({ phrases: all }) => all.map(({ words }) => words.join(' ')));
    expect(phrases('half pant')).toEqual([['half pant', 'shorts']]);
    expect(phrases('over shirt')).toEqual([['overshirt', 'over shirt']]);
    expect(phrases('bluejeans')).toEqual([['bluejeans', 'blue jeans']]);
    expect(phrases('jeans for the men')).toEqual([['jeans'], ['men']]);
    expect(phrases('for the')).toEqual([['for'], ['the']]);
  });
});

test('a page of many is in order, wherever it stands', () => {
  const places = Array.from({ length: 997 }, (_, at) => (at * 389) % 997);
  const numbers = (one: number, other: number) => one - other;
  for (const [page, limit] of [
    [1, 12],
    [2, 12],
    [42, 12],
    [84, 12],
    [1, 1000],
    [997, 1],
  ] as const) {
    const from = (page - 1) * limit;
    expect(pageOf([...places], numbers, { page, limit })).toEqual(
      Array.from({ length: Math.min(limit, 997 - from) }, (_, at) => from + at),
    );
  }
  expect(pageOf([...places], numbers, { page: 1000, limit: 1 })).toEqual([]);
});
