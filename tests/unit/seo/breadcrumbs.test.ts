import { describe, expect, test } from 'vitest';
import { breadcrumbList } from '#seo/graph/breadcrumb-list.ts';
import { listingTrail, productTrail } from '#seo/trail.ts';
import { ORIGIN, productOf, read } from './shop.ts';

const LINKS = {
  slugOf: (name: string) => name.toLowerCase(),
  headingOf: (name: string) => name,
  detailsOf: (): { types?: string[] } => ({}),
};

describe('breadcrumbs', () => {
  test('of a product: its category, its type, itself', () => {
    const list = read(breadcrumbList(productTrail(productOf(), LINKS), ORIGIN));
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'Jeans', item: `${ORIGIN}/products?category=jeans` },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Slim Fit',
        item: `${ORIGIN}/products?category=jeans&parentCategory=Slim+Fit`,
      },
      { '@type': 'ListItem', position: 4, name: 'Slim Raw Jeans', item: `${ORIGIN}/product/7f3a9c21-slim-raw-jeans` },
    ]);
  });
  test('of a product without a category: all products', () => {
    expect(
      productTrail({ id: 'a b', name: 'Piece', category: '', parentCategory: 'Odd' }, LINKS).map(({ path }) => path),
    ).toEqual(['/', '/products', '/product/a%20b']);
  });
  test("10.categories: of a product in a category with a heading of the store's own", () => {
    const trail = productTrail(productOf(), { ...LINKS, headingOf: () => 'Jeans we sew' });
    expect(trail[1]).toEqual({ name: 'Jeans we sew', path: '/products?category=jeans' });
  });
  test('10.categories: of a product whose type its category does not name among its own: no type', () => {
    const names = (types: string[]) =>
      productTrail(productOf(), { ...LINKS, detailsOf: () => ({ types }) }).map(({ name }) => name);
    expect(names(['Slim Fit'])).toEqual(['Home', 'Jeans', 'Slim Fit', 'Slim Raw Jeans']);
    expect(names([])).toEqual(['Home', 'Jeans', 'Slim Raw Jeans']);
  });
  test('of a listing: the listing, then its type', () => {
    const names = (category: string, parentCategory = '') =>
      listingTrail(
        { category, parentCategory, collection: '', featured: false, sale: false },
        category === 'jeans' ? 'Jeans' : 'All Products',
      ).map(({ name, path }) => `${name} ${path}`);
    expect(names('jeans', 'Slim Fit')).toEqual([
      'Home /',
      'Jeans /products?category=jeans',
      'Slim Fit /products?category=jeans&parentCategory=Slim+Fit',
    ]);
    expect(names('all')).toEqual(['Home /', 'All Products /products']);
  });
});
