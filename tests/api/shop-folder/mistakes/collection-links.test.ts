import { expect, test } from 'vitest';
import { freshFolder } from './fresh-folder.ts';
import { meantAddress } from '#owner/shop-folder/links/addresses.ts';

const { write, problems } = freshFolder();

test('an address with the name of a collection is told the one that is meant', async () => {
  write('collections.yaml', '- name: Novità autunno\n- name: Saldi\n  slug: sale\n');
  write('redirects.txt', '/old /products?collection=saldi\n/older /products?collection=novità-autunno\n');
  const told = await problems();
  expect(told.filter((what) => what.startsWith('redirects.txt'))).toEqual([
    'redirects.txt:1: /products?collection=saldi is no page of the shop: did you mean /products?collection=sale?',
    'redirects.txt:2: /products?collection=novità-autunno is no page of the shop: did you mean \
/products?collection=novita-autunno?',
  ]);
});

test.each([
  ['/products?collection=Novit%C3%A0+autunno', ': did you mean /products?collection=novita-autunno?'],
  ['/products?collection=inverno', ''],
  ['/products?category=novita-autunno', ''],
  ['/search?collection=novita-autunno', ''],
])('%s', (to, meant) => {
  expect(meantAddress(to, { collections: [{ name: 'Novità autunno', slug: 'novita-autunno' }] })).toBe(meant);
});
