import { expect, test } from 'vitest';
import { barLinks, featuredPath, footerCategories, menuLinks, quickLinks } from '#site/links.ts';
import { linksFrom } from '#site/header/links-from.ts';
import { toStore } from '#site/store.ts';
import { shownCategories } from '#site/store-categories.ts';

const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href);

test('2.layout.footer: without a word of the store the footer is as specified', () => {
  expect(footerCategories(toStore({}, false)).map(({ label }) => label)).toEqual([
    'Jeans',
    'Shirts',
    'Shorts',
    'All Products',
    'Featured',
    'Sale',
  ]);
  expect(hrefs(quickLinks(toStore({}, false)))).toEqual([
    '/about',
    '/contact',
    '/track-order',
    '/faq',
    '/terms',
    '/privacy',
    '/refund',
    '/return',
    '/shipping',
  ]);
});

test('11.footer: a store names its categories and pages; no link leads nowhere', () => {
  const footer = { categories: ['Bowls & Cups'], pages: ['size-advice', 'shipping', 'contact'] };
  const store = toStore({ footer }, false);
  expect(footerCategories(store)[0]).toEqual({
    label: 'Bowls & Cups',
    href: '/products?category=bowls+%26+cups',
  });
  expect(hrefs(footerCategories(store).slice(1))).toEqual([
    '/products?category=all',
    '/products?featured=true',
    '/products?sale=true',
  ]);
  expect(quickLinks(store)).toEqual([
    { label: 'Contact Us', href: '/contact' },
    { label: 'Shipping Policy', href: '/shipping' },
    { label: 'Size advice', href: '/size-advice' },
  ]);
});

test('11.footer: a page with a title of its own is called by it', () => {
  const policyTitles = { faq: 'Fragen', shipping: 'Versand', 'size-advice': 'Größen', return: '' };
  const footer = { categories: [], pages: ['size-advice', 'shipping', 'return', 'contact'] };
  expect(quickLinks(toStore({ policyTitles, footer, language: 'de' }, false))).toEqual([
    { label: 'Contact Us', href: '/contact' },
    { label: 'Return Policy', href: '/return' },
    { label: 'Versand', href: '/shipping', lang: 'de' },
    { label: 'Größen', href: '/size-advice', lang: 'de' },
  ]);
  expect(quickLinks(toStore({ policyTitles }, false)).map(({ label }) => label)).toContain('Fragen');
});

test("11.navigation: a store's own links are in the menu on tablets where they are too long beside its name", () => {
  const navigation = ['Bowls', 'Vases', 'All Products'].map((label) => ({ label, path: '/products' }));
  expect(linksFrom(barLinks(toStore({ navigation }, false)), 'Hesper Pots')).toBe('tablets');
  const more = [...navigation, { label: 'Plates and platters', path: '/products' }];
  expect(linksFrom(barLinks(toStore({ navigation: more }, false)), 'Hesper Pots')).toBe('desks');
});

test('11.filled-listings: what a store says is empty is linked nowhere; of one that does not say all links stand', () => {
  const navigation = [
    { label: 'Sale', path: '/products?sale=true' },
    { label: 'Bowls', category: 'Bowls' },
  ];
  const listings = (store: Parameters<typeof menuLinks>[0]) =>
    hrefs([...barLinks(store), ...menuLinks(store), ...footerCategories(store)]).filter((href) =>
      /featured|sale/.test(href),
    );
  const [featured, sale] = ['/products?featured=true', '/products?sale=true'];
  expect(listings(toStore({ navigation }, false))).toEqual([sale, featured, featured, sale]);
  expect(listings(toStore({ navigation, hasFeatured: true, hasSale: true }, false))).toHaveLength(4);
  expect(listings(toStore({ navigation, hasFeatured: true, hasSale: false }, false))).toEqual([featured, featured]);
  expect(listings(toStore({ navigation, hasFeatured: false, hasSale: true }, false))).toEqual([sale, sale]);
});

test('11.filled-listings: View All leads to what the front page shows', () => {
  const pathOf = (record: Parameters<typeof toStore>[0]) => featuredPath(toStore(record, false));
  expect(pathOf({})).toBe('/products?featured=true');
  expect(pathOf({ hasFeatured: true, capabilities: ['filters'] })).toBe('/products?featured=true');
  expect(pathOf({ hasFeatured: false, capabilities: ['filters'] })).toBe('/products?inStock=true&sort=newest');
  expect(pathOf({ hasFeatured: false, categories: ['Hats'] })).toBe('/products?category=hats');
});

test('11.filled-categories: a category of which a store says that it is empty is linked nowhere', () => {
  const record = {
    categories: ['Bowls', 'Vases', 'Sea Glass', 'Cups'],
    categoryDetails: { 'Sea Glass': { slug: 'sea-glass' } },
    footer: { categories: ['Vases', 'Sea Glass'], pages: [] },
    hasFeatured: false,
    hasSale: false,
  };
  const linked = (more: Parameters<typeof toStore>[0]) => {
    const store = toStore({ ...record, ...more }, false);
    return {
      bar: hrefs(barLinks(store)),
      footer: hrefs(footerCategories(store)),
      front: [shownCategories(store), store.browsable],
      browsed: store.browsed,
    };
  };
  const [bowls, vases, seaGlass, all] = ['bowls', 'vases', 'sea-glass', 'all'].map(
    (one) => `/products?category=${one}`,
  );
  const threeOf = ['Bowls', 'Vases', 'Sea Glass'];
  expect(linked({})).toEqual({
    bar: [bowls, vases, seaGlass, '/products'],
    footer: [vases, seaGlass, all],
    front: [threeOf, record.categories],
    browsed: threeOf,
  });
  const filled = ['Sea Glass', 'Cups'];
  expect(linked({ filledCategories: ['sea glass', 'cups', 'not named'] })).toEqual({
    bar: [seaGlass, '/products?category=cups', '/products'],
    footer: [seaGlass, all],
    front: [filled, filled],
    browsed: filled,
  });
  expect(linked({ filledCategories: [] })).toEqual({ bar: ['/products'], footer: [], front: [[], []], browsed: [] });
  const navigation = [
    { label: 'Vases', category: 'Vases' },
    { label: 'Glass', category: 'Sea Glass' },
    { label: 'New vases', path: '/products?category=vases&sort=newest' },
    { label: 'Story', path: '/story?category=vases' },
  ];
  expect(linked({ navigation, filledCategories: ['sea glass'] }).bar).toEqual([seaGlass, '/story?category=vases']);
});

test('1.categories 11.filled-categories: of the categories of a store that names none, those that it says are empty are not shown', () => {
  expect(toStore({}, false)).toMatchObject({ browsable: [], browsed: ['Men', 'Women', 'Accessories'] });
  expect(toStore({ filledCategories: ['women'] }, false)).toMatchObject({ browsable: [], browsed: ['Women'] });
  expect(toStore({}, true)).toMatchObject({ browsable: ['Accessories'], browsed: ['Accessories'] });
});

test('11.filled-collections: a link to a collection that the store says is empty is left out of its navigation', () => {
  const store = {
    collections: [
      { name: 'Summer', slug: 'summer' },
      { name: 'Winter', slug: 'winter' },
    ],
    capabilities: ['collections'],
    navigation: [
      { label: 'Hot days', collection: 'Summer' },
      { label: 'Cold days', path: '/products?collection=winter' },
    ],
  };
  const labels = (filledCollections: string[] | undefined) =>
    barLinks(toStore({ ...store, filledCollections }, false)).map(({ label }) => label);
  expect(labels(undefined)).toEqual(['Hot days', 'Cold days']);
  expect(labels(['winter'])).toEqual(['Cold days']);
  expect(labels([])).toEqual([]);
});

test('11.navigation: the menu has no link twice, also where the bar has one of its own', () => {
  const navigation = [
    { label: 'Reduced', path: '/products?sale=true' },
    { label: 'Help', path: '/contact' },
  ];
  const store = toStore({ navigation, capabilities: ['search'] }, false);
  const all = hrefs([...barLinks(store), ...menuLinks(store)]);
  expect(all).toEqual([...new Set(all)]);
  expect(all).toContain('/products?featured=true');
  expect(hrefs(menuLinks(toStore({}, false)))).toContain('/products?sale=true');
});
