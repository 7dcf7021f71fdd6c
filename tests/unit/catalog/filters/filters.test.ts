import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFiltered } from '#catalog/filters/filters.ts';
import {
  asksForProducts,
  filtersPath,
  headingOf,
  listingPath,
  readListing,
  readSearch,
  toQuery,
} from '#catalog/listing/listing.ts';
import { properPath } from '#catalog/listing/proper-path.ts';
import { cacheKey } from '#cache/cache-key.ts';
import { SEARCH_PAGE_PARAMETERS } from '#contract/listing-query.ts';

const read = (query: string) => readListing(new URLSearchParams(query), true);
const search = (query: string) => readSearch(new URLSearchParams(query), true);
const proper = (path: string) => {
  const url = new URL(path, 'http://shop.test');
  return properPath(url, (url.pathname === '/search' ? readSearch : readListing)(url.searchParams, true));
};

describe('filters in the address', () => {
  test('are read where the store announces `filters`, and nowhere else', () => {
    const query = new URLSearchParams(
      'category=jeans&size=32&color=Blue&minPrice=500&maxPrice=900&inStock=true&sort=name',
    );
    expect(readListing(query, true)).toMatchObject({
      size: ['32'],
      color: ['Blue'],
      minPrice: 500,
      maxPrice: 900,
      inStock: true,
      sort: 'name',
    });
    const plain = readListing(query);
    expect(isFiltered(plain)).toBe(false);
    expect(listingPath(plain)).toBe('/products?category=jeans');
    expect(toQuery(plain)).toEqual({ page: 1, limit: 12, category: 'jeans' });
    expect(listingPath(readSearch(new URLSearchParams('q=tee&category=jeans&size=M')))).toBe('/search?q=tee');
  });

  test('are written in one order, values sorted, defaults and empties not named', () => {
    expect(
      listingPath(
        read(
          'sort=price-asc&page=2&inStock=true&maxPrice=900&minPrice=500&color=Red&color=Blue&size=M&size=L&size=M&size=&sale=true&featured=true&parentCategory=Slim&category=JEANS',
        ),
      ),
    ).toBe(
      '/products?category=jeans&parentCategory=Slim&featured=true&sale=true&size=L&size=M&color=Blue&color=Red&minPrice=500&maxPrice=900&inStock=true&sort=price-asc&page=2',
    );
    expect(listingPath(read('category=jeans&sort=&size=&color=&minPrice=&maxPrice=&inStock='))).toBe(
      '/products?category=jeans',
    );
    expect(listingPath(search('page=2&sort=name&q=tee&category=Shirts&sale=true'))).toBe(
      '/search?q=tee&category=shirts&sale=true&sort=name&page=2',
    );
  });

  test('min above max are swapped', () => {
    expect(read('minPrice=900&maxPrice=500')).toMatchObject({ minPrice: 500, maxPrice: 900 });
  });

  test.each([
    'minPrice=-5',
    'minPrice=abc',
    'minPrice=0',
    'maxPrice=1e9',
    'maxPrice=Infinity',
    'maxPrice=99999999999',
    'minPrice=1.234',
    'sort=random',
    'sort=__proto__',
    'inStock=1',
    `size=${'x'.repeat(100)}`,
    'size=%20',
    'q=tee',
  ])('%s reads as nothing asked', (query) =>
    expect(listingPath(read(`category=jeans&${query}`))).toBe('/products?category=jeans'),
  );

  test('relevance is what a search is sorted by anyway', () => {
    expect(listingPath(search('q=tee&sort=relevance'))).toBe('/search?q=tee');
  });

  test('are asked of the store as the contract names them', () => {
    expect(
      toQuery(read('category=jeans&size=M&size=L&color=Blue&minPrice=499.5&inStock=true&sort=price-desc')),
    ).toEqual({
      page: 1,
      limit: 12,
      category: 'jeans',
      size: ['L', 'M'],
      color: ['Blue'],
      minPrice: 499.5,
      inStock: 'true',
      sort: 'price-desc',
    });
  });

  test('make a listing of the category browser, whose form has a page of its own', () => {
    expect(asksForProducts(read('size=M'))).toBe(true);
    expect(asksForProducts(read('size='))).toBe(false);
    expect(filtersPath(read('category=jeans&size=M&page=3'))).toBe('/filters?category=jeans&size=M');
    expect(filtersPath(search('q=tee&color=Red'))).toBe('/filters?q=tee&color=Red');
  });

  test('on sale within a category is a filter, and alone a list of its own', () => {
    expect(headingOf(read('category=jeans&sale=true'), ['Jeans'])).toBe('Jeans');
    expect(headingOf(read('sale=true'), ['Jeans'])).toBe('Sale');
  });
});

describe('the one spelling of an address', () => {
  test("a form's own spelling belongs elsewhere", () => {
    expect(proper('/products?category=jeans&parentCategory=&size=M&size=L&minPrice=&maxPrice=&sort=')).toBe(
      '/products?category=jeans&size=L&size=M',
    );
    expect(proper('/products?sort=name&category=jeans')).toBe('/products?category=jeans&sort=name');
    expect(proper('/search?q=&page=1')).toBe('/search');
    expect(proper('/products?category=jeans&page=1')).toBe('/products?category=jeans');
  });

  test.each([
    '/products',
    '/products?category=jeans&size=M&page=2',
    '/search?q=raw+jeans&sort=name',
    '/products?category=jeans&utm_source=x',
    '/search',
  ])('%s stays', (path) => {
    expect(proper(path)).toBeUndefined();
  });

  test('is reached in one step from anything, and is the key of its copy', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom('true', 'M', '500', '  ', 'name', 'relevance', '2', '%00'),
    );
    const pairs = fc.array(fc.tuple(fc.constantFrom(...SEARCH_PAGE_PARAMETERS, 'utm_x'), value), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom('/products', '/search'), pairs, (path, query) => {
        const target = proper(`${path}?${new URLSearchParams(query)}`);
        if (target === undefined) return;
        expect(proper(target)).toBeUndefined();
        if (target.length < 900) expect(cacheKey('shop.test', new URL(target, 'http://shop.test'))?.path).toBe(target);
      }),
    );
  });
});
