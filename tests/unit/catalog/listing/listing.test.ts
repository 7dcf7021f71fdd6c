import { describe, expect, test } from 'vitest';
import { headingOf, listingPath, readListing, readSearch, toQuery } from '#catalog/listing/listing.ts';
import { lastPage, pagesToShow, showingText } from '#catalog/listing/pagination.ts';

const read = (query: string) => readListing(new URLSearchParams(query));

describe('the address of a listing', () => {
  test.each(['0', '-1', '1e9', 'abc', '', '1.5', 'Infinity', '99999999999999999999'])('page=%s is no crash', (page) => {
    const { page: found } = read(`page=${encodeURIComponent(page)}`);
    expect(Number.isSafeInteger(found) && found >= 1).toBe(true);
  });

  test('category is lowercased and trimmed', () => {
    expect(read('category=%20JEANS ').category).toBe('jeans');
  });

  test('is written in one order, page 1 unnamed', () => {
    expect(listingPath(read('page=2&parentCategory=Slim+Fit&category=jeans'))).toBe(
      '/products?category=jeans&parentCategory=Slim+Fit&page=2',
    );
    expect(listingPath(read('page=2&category=jeans'), { page: 1 })).toBe('/products?category=jeans');
  });
});

describe('the address of a search', () => {
  const search = (query: string) => readSearch(new URLSearchParams(query));

  test('words with single blanks between, at most 100 characters, whole ones', () => {
    expect(search('q=%20raw%09%20jeans%00%0A').search).toBe('raw jeans');
    expect(search(`q=${'a'.repeat(200)}`).search).toBe('a'.repeat(100));
    expect(search(`q=${encodeURIComponent(`${'a'.repeat(99)}😀`)}`).search.isWellFormed()).toBe(true);
    for (const query of ['', 'q=', 'q=%20', 'search=jeans']) expect(search(query).search).toBe('');
  });

  test('odd pages are the first', () => {
    for (const page of ['0', '-1', 'abc', '1.5', '']) expect(search(`q=x&page=${page}`).page).toBe(1);
  });

  test('keeps its words on every page', () => {
    expect(listingPath(search('q=raw+jeans&page=2'))).toBe('/search?q=raw+jeans&page=2');
    expect(listingPath(search('q=50%25+%26+more&page=2'), { page: 1 })).toBe('/search?q=50%25+%26+more');
  });

  test('is asked of the store as search, and a listing asks for none', () => {
    expect(toQuery(search('q=raw+jeans&page=2&category=shirts'))).toEqual({ page: 2, limit: 12, search: 'raw jeans' });
    expect(toQuery(read('category=jeans&q=raw&search=raw'))).not.toHaveProperty('search');
  });
});

describe('7.products: GET /products for a listing', () => {
  test('12 a page', () =>
    expect(toQuery(read('category=jeans&page=3'))).toEqual({ page: 3, limit: 12, category: 'jeans' }));
  test('men and women go by gender', () => {
    expect(toQuery(read('category=men'))).toMatchObject({ gender: 'Men' });
    expect(toQuery(read('category=women'))).toMatchObject({ gender: 'Women' });
  });
  test('accessories by a filter list', () => {
    expect(toQuery(read('category=accessories'))).toMatchObject({
      filter: 'Accessories,Personal Care,Home,null,Unisex',
    });
  });
  test('all is every product', () => expect(toQuery(read('category=all'))).toEqual({ page: 1, limit: 12 }));
  test('featured and sale', () =>
    expect(toQuery(read('featured=true&sale=true'))).toMatchObject({ featured: 'true', sale: 'true' }));
});

test.each([
  ['category=men', "Men's Ethnic Wear"],
  ['category=women', "Women's Ethnic Wear"],
  ['category=jeans', 'Jeans'],
  ['category=hats', 'Hats'],
  ['category=all', 'All Products'],
  ['', 'All Products'],
])('2.products.heading: heading of %s', (query, heading) => expect(headingOf(read(query), ['Jeans'])).toBe(heading));

describe('9.pagination: pages of a listing', () => {
  test('hidden when 1 page or fewer', () => expect(pagesToShow(1, lastPage(12, 12))).toEqual([]));
  test('9.pagination: current page plus or minus 2, first and last with ellipses', () => {
    expect(pagesToShow(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
    expect(pagesToShow(1, 3)).toEqual([1, 2, 3]);
    expect(pagesToShow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pagesToShow(1, 20)).toEqual([1, 2, 3, 'gap', 20]);
  });
  test('Showing x to y of n items', () => {
    expect(showingText(1, 12, 30)).toBe('Showing 1 to 12 of 30 items');
    expect(showingText(3, 12, 30)).toBe('Showing 25 to 30 of 30 items');
  });
});
