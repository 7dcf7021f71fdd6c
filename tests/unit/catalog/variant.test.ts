import { expect, test } from 'vitest';
import { toProduct } from '#catalog/product.ts';
import { priceOf } from '#catalog/price/price-of.ts';
import { isOnSale } from '#catalog/variant.ts';
import { variantItems } from '#seo/item.ts';

/** Backends that must write a number write 0 where nothing is reduced, on a choice as on the product. */
test.each([
  ['no discounted price', undefined, 1499, undefined],
  ['a discounted price of 0', 0, 1499, undefined],
  ['a discounted price', 1299, 1299, 1499],
])('a choice with %s', (_, discountedPrice, price, originalPrice) => {
  const product = toProduct({
    id: 'a',
    title: 'Jeans',
    regularPrice: 999,
    variants: [
      { size: 'M', color: 'Blue', regularPrice: 1499, discountedPrice, available: true },
      { size: 'L', color: 'Blue', regularPrice: 1499, discountedPrice, available: true },
    ],
  });
  const cost = priceOf(product, { size: 'M', color: 'Blue' });
  expect(cost).toEqual({ price, originalPrice });
  expect(isOnSale(cost)).toBe(originalPrice !== undefined);
  expect(variantItems(product)[0]).toMatchObject({ price, originalPrice });
});

test('a choice that the backend does not price costs what the product costs', () => {
  const product = toProduct({
    id: 'a',
    regularPrice: 999,
    discountedPrice: 0,
    variants: [{ size: 'M', available: true }],
  });
  expect(priceOf(product, { size: 'M', color: '' })).toEqual({ price: 999, originalPrice: undefined });
});
