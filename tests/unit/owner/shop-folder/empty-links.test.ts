import { expect, test } from 'vitest';
import { emptyLinkNotes } from '#owner/shop-folder/links/empty-links.ts';
import type { StoreFile } from '#owner/shop-folder/store-schema.ts';

type Product = Parameters<typeof emptyLinkNotes>[1]['products'][number];

const product = (
  category: string,
  { collection = '', visible = true, genderKey = null }: Partial<Product> & { collection?: string } = {},
): Product => ({
  category,
  visible,
  genderKey,
  attributes: collection === '' ? [] : [{ key: 'collections', value: [collection] }],
});
const store = {
  navigation: [
    { label: 'Tops', category: 'tops' },
    { label: 'Coats', category: 'Coats' },
    { label: 'Gifts', collection: 'Gifts' },
    { label: 'Summer', collection: 'Summer' },
    { label: 'All', path: '/products' },
    { label: 'For him', category: 'Men' },
  ],
  footer: { categories: ['Shirts', 'Coats'] },
} as StoreFile;
const notes = (...products: Product[]) =>
  emptyLinkNotes(
    { value: store, lineOf: ([key, index]) => (key === 'navigation' ? 10 + Number(index) : 30) },
    {
      categories: [{ name: 'Shirts', alsoCalled: ['Tops'] }, { name: 'Coats' }, { name: 'Men' }],
      products,
    },
  ).map(({ file, line, what }) => `${file}:${line}: ${what}`);

test('11.navigation: a link to what has no product that is shown is told, with its line', () => {
  const hidden = 'has no products that are shown yet: its link is not shown until it has';
  const shirt = product('shirts', { collection: 'summer', genderKey: 'men' });
  const coat = product('Coats', { collection: 'Gifts', visible: false });
  expect(notes(shirt, coat)).toEqual([
    `store.yaml:11: navigation, entry 2: Coats ${hidden}`,
    `store.yaml:12: navigation, entry 3: Gifts ${hidden}`,
    `store.yaml:30: the footer's category Coats ${hidden}`,
  ]);
  expect(notes(shirt, { ...coat, visible: true })).toEqual([]);
});
