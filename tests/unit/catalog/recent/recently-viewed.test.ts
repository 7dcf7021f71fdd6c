import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeViewed } from '#catalog/recent/recently-viewed.ts';
import { soldOutSizes } from '#catalog/product-page/sold-out-sizes.ts';

test('recently viewed read from anything, at most 8 beside the page that is open', () => {
  expect(
    decodeViewed(
      '[{"id":"a","name":"A","price":10,"image":"/a.jpg"},{"id":"b"},null,{"id":"c","name":"C","price":"x"}]',
    ),
  ).toEqual([
    { id: 'a', name: 'A', image: '/a.jpg', srcset: undefined },
    { id: 'c', name: 'C', image: '', srcset: undefined },
  ]);
  expect(
    decodeViewed(JSON.stringify(Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, name: 'x' })))),
  ).toHaveLength(9);
  for (const text of [null, '', '{', '7', '{}']) expect(decodeViewed(text)).toEqual([]);
  fc.assert(fc.property(fc.json(), (text) => void decodeViewed(text)));
});

test('sold-out sizes: in the chosen colour or, without one, in any', () => {
  const product = {
    sizes: ['S', 'M'],
    variants: [
      { size: 'S', color: 'Red', available: false },
      { size: 'S', color: 'Blue', available: true },
      { size: 'M', color: 'Red', available: false },
      { size: 'M', color: 'Blue', available: false },
    ],
  };
  expect(soldOutSizes(product, '')).toEqual(['M']);
  expect(soldOutSizes(product, 'Red')).toEqual(['S', 'M']);
  expect(soldOutSizes({ sizes: ['S'], variants: [] }, '')).toEqual([]);
});
