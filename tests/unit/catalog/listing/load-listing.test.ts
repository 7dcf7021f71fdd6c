import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#api-client/api.ts';
import {
  loadFacets,
  loadFeatured,
  loadFiltered,
  loadListing,
  loadParentCategories,
} from '#catalog/listing/load-listing.ts';
import { log } from '#log.ts';
import { readListing } from '#catalog/listing/listing.ts';

afterEach(() => vi.restoreAllMocks());

/** A store that notes the query it was asked with. */
function store(answer: () => unknown) {
  const asked: unknown[] = [];
  const api = (async (_, { query }: { query?: unknown } = {}) => (asked.push(query), answer())) as Api;
  return { api, asked };
}

const down = () => {
  throw new Error('down');
};

test('7.featured 9.featured: without filters the first category lowercased, at most 4', async () => {
  const { api, asked } = store(() => ({
    data: Array.from({ length: 9 }, (_, index) => ({ id: `p${index}` })),
    count: 9,
  }));
  expect(await loadFeatured(api, 'Jeans', false)).toHaveLength(4);
  expect(asked).toEqual([{ limit: 4, category: 'jeans' }]);
});

test('7.featured: with filters what the owner features, else the newest in stock', async () => {
  const featured = { limit: 4, featured: 'true' };
  const some = store(() => ({ data: [{ id: 'p' }], count: 1 }));
  expect(await loadFeatured(some.api, 'Jeans', true)).toHaveLength(1);
  expect(some.asked).toEqual([featured]);
  const none = store(() => ({ data: [], count: 0 }));
  expect(await loadFeatured(none.api, 'Jeans', true)).toEqual([]);
  expect(none.asked).toEqual([featured, { limit: 4, inStock: 'true', sort: 'newest' }]);
});

test('4.featured: an error is only logged', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  expect(await loadFeatured(store(down).api, 'Jeans', true)).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('9.lookup: parent categories come from the first 100 products, each once, and are none when they cannot be loaded', async () => {
  const { api, asked } = store(() => ({
    data: [
      { id: '1', parentCategory: 'Slim' },
      { id: '2', parentCategory: 'Boot' },
      { id: '3', parentCategory: 'Slim' },
      { id: '4' },
    ],
    count: 4,
  }));
  expect(await loadParentCategories(api, 'jeans')).toEqual(['Boot', 'Slim']);
  expect(asked).toEqual([{ category: 'jeans', limit: 100 }]);
  expect(await loadParentCategories(store(down).api, 'jeans')).toEqual([]);
});

test('parent categories come with the list where the store offers facets, else from a call of their own', async () => {
  const listing = readListing(new URLSearchParams('category=jeans'));
  const offering = store(() => ({
    data: [],
    count: 0,
    facets: {
      parentCategory: [
        { value: 'Boot', count: 2 },
        { value: 'Slim', count: 1 },
      ],
    },
  }));
  expect((await loadFiltered(offering.api, listing, true)).parents).toEqual(['Boot', 'Slim']);
  expect(offering.asked).toEqual([{ page: 1, limit: 12, category: 'jeans', facets: 'true' }]);
  const plain = store(() => ({ data: [{ id: '1', parentCategory: 'Slim' }], count: 1 }));
  expect((await loadFiltered(plain.api, listing, false)).parents).toEqual(['Slim']);
  expect(plain.asked).toEqual([
    { page: 1, limit: 12, category: 'jeans' },
    { category: 'jeans', limit: 100 },
  ]);
  expect(await loadFiltered(store(down).api, listing, true)).toEqual({ loaded: { state: 'failed' }, parents: [] });
});

test('the facets of a listing: all kinds, of its first page, along with one product', async () => {
  const { api, asked } = store(() => ({ data: [], count: 7, facets: { size: [{ value: 'M', count: 7 }] } }));
  const listing = readListing(new URLSearchParams('category=jeans&size=M&page=3'), true);
  expect(await loadFacets(api, listing)).toEqual({
    state: 'loaded',
    count: 7,
    facets: { size: [{ value: 'M', count: 7 }] },
  });
  expect(asked).toEqual([{ page: 1, limit: 1, category: 'jeans', size: ['M'], facets: 'all' }]);
  expect(await loadFacets(store(down).api, listing)).toEqual({ state: 'failed' });
});

test('a list that cannot be loaded is a state', async () => {
  expect(await loadListing(store(down).api, readListing(new URLSearchParams('category=jeans')))).toEqual({
    state: 'failed',
  });
});
