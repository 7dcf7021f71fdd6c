import { expect, test } from 'vitest';
import { readListing } from '#catalog/listing/listing.ts';
import { inStoreOrder, isKnownEmpty, listingWords, storeListing } from '#site/page/store-listing.ts';
import { toStore } from '#site/store.ts';

const store = toStore(
  {
    categories: ['Shirts', 'Hats'],
    categoryDetails: { Shirts: { slug: 'mens-shirts', title: 'Shirts for work', description: 'Made to last.' } },
    collections: [{ name: 'Summer', slug: 'summer', description: 'For hot days.' }],
    capabilities: ['collections'],
  },
  false,
);
const read = (query: string, of = store) => storeListing(readListing(new URLSearchParams(query)), of);

test('10.categories: a category is called by its slug, by whichever name it was asked for', () => {
  expect(read('category=Shirts').category).toBe('mens-shirts');
  expect(read('category=mens-shirts').category).toBe('mens-shirts');
  expect(read('category=hats').category).toBe('hats');
  expect(read('').category).toBe('');
});

test('10.categories: title and description are of the plain listing alone', () => {
  expect(listingWords(read('category=shirts'), store)).toMatchObject({
    heading: 'Shirts',
    title: 'Shirts for work',
    description: 'Made to last.',
  });
  for (const query of ['category=shirts&sale=true', 'category=shirts&parentCategory=Oxford'])
    expect(listingWords(read(query), store)).toMatchObject({
      heading: 'Shirts',
      title: 'Shirts',
      description: undefined,
    });
  expect(listingWords(read('category=hats'), store)).toMatchObject({ heading: 'Hats', title: 'Hats' });
  expect(listingWords(read('category=men'), store).heading).toBe("Men's Ethnic Wear");
});

test('10.categories: a category of a store that heads it itself has those words, also where the specification has others', () => {
  const ofFolder = toStore(
    {
      categories: ['Men', 'Shirts'],
      categoryDetails: { Men: { heading: 'Men' }, Shirts: { heading: 'Shirts we sew' } },
    },
    false,
  );
  const words = (query: string) => listingWords(read(query, ofFolder), ofFolder);
  expect(words('category=men')).toMatchObject({ heading: 'Men', title: 'Men' });
  expect(words('category=shirts')).toMatchObject({ heading: 'Shirts we sew', title: 'Shirts we sew' });
  expect(words('category=shirts&sale=true').heading).toBe('Shirts we sew');
  expect(words('category=women').heading).toBe("Women's Ethnic Wear");
});

test('10.collections: headed by its name; without the capability there is none', () => {
  expect(listingWords(read('collection=Summer'), store)).toMatchObject({
    heading: 'Summer',
    description: 'For hot days.',
  });
  const without = toStore({ collections: [{ name: 'Summer', slug: 'summer' }] }, false);
  expect(read('collection=summer', without).collection).toBe('');
});

test('10.categories: parent categories in the order of the store, further ones after them', () => {
  expect(inStoreOrder(['Camp', 'Linen', 'Oxford'], ['oxford', 'Twill', 'Linen'], String)).toEqual([
    'Oxford',
    'Linen',
    'Camp',
  ]);
});

test('11.filled-collections: so is a collection, and it is linked nowhere', () => {
  const collections = [
    { name: 'Summer', slug: 'summer' },
    { name: 'Winter', slug: 'winter' },
  ];
  const of = (filledCollections: string[] | undefined) =>
    toStore({ collections, capabilities: ['collections'], filledCollections }, false);
  const empty = (query: string, store: ReturnType<typeof of>) => isKnownEmpty(read(query, store), store);
  const half = of(['winter']);
  expect(half.filledCollections.map(({ slug }) => slug)).toEqual(['winter']);
  expect(['summer', 'winter', 'spring'].filter((one) => empty(`collection=${one}`, half))).toEqual(['summer']);
  expect(empty('collection=summer&page=2', half)).toBe(false);
  expect(empty('collection=summer&category=shirts', half)).toBe(false);
  expect(empty('collection=summer', of(undefined))).toBe(false);
  expect(of(undefined).filledCollections).toEqual(collections);
});

test('11.filled-categories: a category is known to be empty where the store names it and says so, as is an empty store', () => {
  const of = (filledCategories: string[] | undefined) =>
    toStore(
      { categories: ['Shirts', 'Hats'], categoryDetails: { Shirts: { slug: 'mens-shirts' } }, filledCategories },
      false,
    );
  const empty = (query: string, store: ReturnType<typeof of>) => isKnownEmpty(read(query, store), store);
  const half = of(['hats']);
  expect(['shirts', 'hats', 'bags', 'all'].filter((one) => empty(`category=${one}`, half))).toEqual(['shirts']);
  expect(empty('category=shirts&page=2', half)).toBe(false);
  expect(empty('category=shirts&sale=true', half)).toBe(false);
  expect(['shirts', 'hats', 'bags', 'all'].filter((one) => empty(`category=${one}`, of([])))).toEqual([
    'shirts',
    'hats',
    'all',
  ]);
  expect(empty('category=shirts', of(undefined))).toBe(false);
});

test('10.size-guides: a guide is offered for what comes in a size that it measures, or that has no measured sizes', () => {
  const guided = (measuredSizes?: string[]) =>
    toStore(
      {
        categories: ['Shirts'],
        categoryDetails: { Shirts: { sizeGuide: 'shirts', ...(measuredSizes && { measuredSizes }) } },
        capabilities: ['sizeGuides'],
      },
      false,
    ).sizeGuideOf;
  const shirt = (...sizes: string[]) => ({ category: 'shirts', sizes });
  expect(guided(['S', 'M'])(shirt('38', ' m'))).toBe('shirts');
  expect(guided(['S', 'M'])(shirt('2-3', '4-5'))).toBeUndefined();
  expect(guided(['S', 'M'])(shirt())).toBeUndefined();
  expect(guided()(shirt('2-3'))).toBe('shirts');
  expect(guided([])(shirt('2-3'))).toBe('shirts');
});
