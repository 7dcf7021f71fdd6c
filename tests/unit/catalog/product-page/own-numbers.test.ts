import { expect, test } from 'vitest';
import { ownNumbers } from '#catalog/product-page/own-numbers.ts';

const variants = (...skus: (string | undefined)[]) => ({ variants: skus.map((sku) => ({ sku, available: true })) });

test('10.own-numbers: a product has the numbers of its choices, each once, where all have one and they are few', () => {
  expect(ownNumbers(variants('0815'))).toEqual(['0815']);
  expect(ownNumbers(variants('0815', '0815'))).toEqual(['0815']);
  expect(ownNumbers(variants('0815-S', '0815-M', '0815-L'))).toEqual(['0815-S', '0815-M', '0815-L']);
  expect(ownNumbers(variants())).toEqual([]);
  expect(ownNumbers(variants('0815-S', undefined))).toEqual([]);
  expect(ownNumbers(variants('a', 'b', 'c', 'd', 'e', 'f', 'g'))).toEqual([]);
});
