import { describe, expect, test } from 'vitest';
import { chipsOf, withoutFilters } from '#catalog/filters/chips.ts';
import { isChosen, optionsOf } from '#catalog/filters/options.ts';
import { listingPath, readListing, readSearch, type Listing } from '#catalog/listing/listing.ts';

const INR = { currency: 'INR', locale: 'en-IN' };
const read = (query: string) => readListing(new URLSearchParams(query), true);
const search = (query: string) => readSearch(new URLSearchParams(query), true);

describe('chips', () => {
  const chips = (listing: Listing) =>
    chipsOf(listing, INR).map(({ label, without }) => `${label} -> ${listingPath(without)}`);

  test('each takes one filter away, and leads to the first page', () => {
    expect(
      chips(
        read(
          'category=jeans&size=M&size=L&color=Blue&minPrice=500&maxPrice=1000&sale=true&inStock=true&sort=name&page=3',
        ),
      ),
    ).toEqual([
      'Size L -> /products?category=jeans&sale=true&size=M&color=Blue&minPrice=500&maxPrice=1000&inStock=true&sort=name',
      'Size M -> /products?category=jeans&sale=true&size=L&color=Blue&minPrice=500&maxPrice=1000&inStock=true&sort=name',
      'Blue -> /products?category=jeans&sale=true&size=L&size=M&minPrice=500&maxPrice=1000&inStock=true&sort=name',
      '₹500 to ₹1,000 -> /products?category=jeans&sale=true&size=L&size=M&color=Blue&inStock=true&sort=name',
      'On sale -> /products?category=jeans&size=L&size=M&color=Blue&minPrice=500&maxPrice=1000&inStock=true&sort=name',
      'In stock -> /products?category=jeans&sale=true&size=L&size=M&color=Blue&minPrice=500&maxPrice=1000&sort=name',
    ]);
    expect(chips(read('category=jeans&minPrice=500'))).toEqual(['From ₹500 -> /products?category=jeans']);
    expect(chips(read('category=jeans&maxPrice=500'))).toEqual(['Up to ₹500 -> /products?category=jeans']);
  });

  test('of a search: category and type too', () => {
    expect(chips(search('q=tee&category=shirts&parentCategory=Oxford'))).toEqual([
      'Shirts -> /search?q=tee&parentCategory=Oxford',
      'Oxford -> /search?q=tee&category=shirts',
    ]);
  });

  test('what the page is about and its order stay', () => {
    const cleared = (listing: Listing) => listingPath(withoutFilters(listing));
    expect(chips(read('sale=true'))).toEqual([]);
    expect(cleared(read('sale=true&size=M'))).toBe('/products?sale=true');
    expect(cleared(read('category=jeans&parentCategory=Slim&sale=true&size=M&sort=name&page=2'))).toBe(
      '/products?category=jeans&sort=name',
    );
    expect(cleared(search('q=tee&category=shirts&sale=true&color=Red'))).toBe('/search?q=tee');
  });
});

test('what is chosen can be taken back though nothing has it any more', () => {
  expect(optionsOf([{ value: 'M', count: 2 }], ['M', 'XL'])).toEqual([
    { value: 'M', count: 2 },
    { value: 'XL', count: 0 },
  ]);
  expect(optionsOf(undefined, [])).toEqual([]);
  expect(isChosen(['jeans'], 'Jeans')).toBe(true);
});
