import { describe, expect, test } from 'vitest';
import { decodeSearches } from '#catalog/search/recent-searches.ts';
import { readSuggestions, recentSuggestions } from '#catalog/search/suggestions.ts';

const INR = { currency: 'INR', locale: 'en-IN' };

describe('the answer of GET /suggestions as lines', () => {
  const product = {
    id: '7f3a-tee',
    title: 'Plain Tee',
    regularPrice: 999,
    discountedPrice: 799,
    images: [{ url: '/media/a.jpg', sources: [{ type: 'image/avif', srcset: '/media/a-160.avif 160w' }] }],
  };
  const answer = {
    products: [product],
    categories: [
      { category: 'Shirts', parentCategory: 'Oxford', count: 4 },
      { category: 'Shirts', count: 9 },
    ],
    corrected: 'tee',
  };

  test('categories with how many, products with picture and price', () => {
    const { list, corrected } = readSuggestions(answer, 'oxford shi', INR);
    expect(corrected).toBe('tee');
    expect(list).toEqual([
      { kind: 'category', label: 'Shirts: Oxford', href: '/products?category=shirts&parentCategory=Oxford', note: '4' },
      { kind: 'category', label: 'Shirts', href: '/products?category=shirts', note: '9' },
      {
        kind: 'product',
        label: 'Plain Tee',
        href: '/product/7f3a-tee',
        note: '₹799',
        picture: { url: '/media/a.jpg', sources: [{ type: 'image/avif', srcset: '/media/a-160.avif 160w' }] },
      },
    ]);
    expect(readSuggestions({ data: answer }, 'oxford shi', INR).list).toHaveLength(3);
  });

  test('a category that is not named like the words: they are searched for in it', () => {
    const asked = (words: string, category: string) =>
      readSuggestions({ categories: [{ category, count: 3 }] }, words, INR).list[0]!;
    expect(asked('blue', 'Jeans')).toMatchObject({ label: '“blue” in Jeans', href: '/search?q=blue&category=jeans' });
    expect(asked('jean', 'Jeans')).toMatchObject({ label: 'Jeans', href: '/products?category=jeans' });
    expect(asked('blue shirts', 'Shirt')).toMatchObject({ label: 'Shirt' });
  });

  test.each([
    null,
    undefined,
    7,
    'x',
    [],
    {},
    { products: 'x', categories: {} },
    { products: [null, 1, { id: '' }, { id: 'x' }], categories: [{}, { category: {} }] },
  ])('%j is no crash and no line', (raw) => {
    expect(readSuggestions(raw, 'tee', INR).list).toEqual([]);
  });

  test('a product without picture and discount, and an odd id', () => {
    expect(
      readSuggestions({ products: [{ id: 'a/b?c', title: 'Odd', regularPrice: 10, discountedPrice: 0 }] }, 'odd', INR)
        .list,
    ).toEqual([{ kind: 'product', label: 'Odd', href: '/product/a%2Fb%3Fc', note: '₹10', picture: undefined }]);
  });
});

test('recent searches lead to their results', () => {
  expect(recentSuggestions(['50% & more'])).toEqual([
    { kind: 'recent', label: '50% & more', href: '/search?q=50%25+%26+more' },
  ]);
});

test('recent searches read from anything', () => {
  expect(decodeSearches('["tee","tee","",3,null,"jeans"]')).toEqual(['tee', 'jeans']);
  expect(decodeSearches(JSON.stringify(Array.from({ length: 20 }, (_, index) => `s${index}`)))).toHaveLength(6);
  for (const text of [null, '', '{', '{}', '"x"', `["${'x'.repeat(101)}"]`]) expect(decodeSearches(text)).toEqual([]);
});
