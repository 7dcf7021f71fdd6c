import { expect, test } from 'vitest';
import { SORT_NAMES } from '#catalog/filters/filters.ts';
import { sortOrder } from '#store-api/shop/catalog/sort-orders.ts';

test('the embedded API knows every sort order that pages offer, and ignores any other name', () => {
  expect(SORT_NAMES).not.toEqual([]);
  expect(SORT_NAMES.map(sortOrder)).toEqual(SORT_NAMES);
  expect(['random', '__proto__', 'toString', '', null].map(sortOrder)).toEqual(Array(5).fill(undefined));
});
