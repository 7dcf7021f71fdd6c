import { expect, test } from 'vitest';
import { unweighedProblems } from '#owner/shop-folder/charges/unweighed.ts';

const BY_WEIGHT = { methods: [{ id: 'post', label: 'Post', byWeight: [{ upTo: 500, price: 40 }] }] };
const products = [
  { line: 2, weightGrams: 200, variants: [{}, { weightGrams: 250 }] },
  { line: 4, variants: [{ weightGrams: 90 }] },
  { line: 5, variants: [{ weightGrams: 90 }, {}] },
  { line: 7, variants: [{}] },
];

test('products without a weight, also of one choice, are one problem of a shop with a method by weight', () => {
  expect(unweighedProblems(BY_WEIGHT, products)).toEqual([
    {
      file: 'products.csv',
      line: 5,
      what: '2 products have no weight (lines 5, 7), and the method post of delivery.yaml is by weight: fill the column Variant Grams',
    },
  ]);
  expect(unweighedProblems(BY_WEIGHT, products.slice(0, 2))).toEqual([]);
  expect(unweighedProblems({ methods: [{ id: 'post', label: 'Post', price: 4 }] }, products)).toEqual([]);
  expect(unweighedProblems(undefined, products)).toEqual([]);
});
