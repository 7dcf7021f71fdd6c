import { expect, test } from 'vitest';
import { largestOf } from '#catalog/product-page/picture-files.ts';

test('the widest file of the fallback format', () => {
  expect(
    largestOf({
      url: '/media/a-640.jpg',
      srcset: '/media/a-320.jpg 320w, /media/a-960.jpg 960w, /media/a-640.jpg 640w',
    }),
  ).toBe('/media/a-960.jpg');
});

test('the picture itself where a backend gives no other', () => {
  expect(largestOf({ url: 'https://pictures.example/a.jpg' })).toBe('https://pictures.example/a.jpg');
  expect(largestOf({ url: '/a.jpg', srcset: '/a.jpg 1x, /b.jpg 2x' })).toBe('/a.jpg');
  expect(largestOf({ url: '/a.jpg', srcset: ', ,' })).toBe('/a.jpg');
});

test('the placeholder where there is none', () => {
  expect(largestOf(undefined)).toBe('/placeholder.svg');
});
