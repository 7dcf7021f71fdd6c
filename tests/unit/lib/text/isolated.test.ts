import { expect, test } from 'vitest';
import { isolated } from '#lib/text/isolated.ts';

test('a name from right to left stays together in a sentence; any other is as it was', () => {
  expect(isolated('دکان 1')).toBe('\u2068دکان 1\u2069');
  expect(isolated('חנות')).toBe('\u2068חנות\u2069');
  for (const name of ['Jeans', 'हथकरघा', '衣服店', '👗 Mode']) expect(isolated(name)).toBe(name);
});
