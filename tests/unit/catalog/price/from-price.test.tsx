// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardFacts } from '#catalog/cards/card-facts.ts';
import BuyForm from '#catalog/product-page/BuyForm.tsx';
import { formProduct } from '#catalog/product-page/form-product.ts';
import { type Product, toProduct } from '#catalog/product.ts';
import { decodeViewed, recordViewed } from '#catalog/recent/recently-viewed.ts';
import { VIEWED_KEY } from '#config.ts';
import { $wishlist, decodeWishlist, toggleWish } from '#catalog/wishes/wishlist.ts';

const money = { currency: 'EUR', locale: 'en-IE' };
const size = (size: string, regularPrice?: number, discountedPrice?: number) => ({
  size,
  ...(regularPrice !== undefined && { regularPrice }),
  ...(discountedPrice !== undefined && { discountedPrice }),
  available: true,
});
const cap = (variants: ReturnType<typeof size>[], regularPrice = 19) =>
  toProduct({
    id: 'cap',
    title: 'Cap',
    regularPrice,
    variants,
    attributes: [{ key: 'size', value: variants.map((one) => one.size) }],
  });
const two = cap([size('S', 19), size('XL', 25)]);

test.each<[string, Product, true | undefined]>([
  ['two prices', two, true],
  ['one price', cap([size('S', 19), size('XL', 19)]), undefined],
  ['two regular prices, of which one is reduced to the other', cap([size('S', 19), size('XL', 25, 19)]), undefined],
  ['a choice without a price of its own', cap([size('S'), size('XL', 25)]), true],
  ['no choices', cap([]), undefined],
  ['a choice that costs less than the product', cap([size('S', 19), size('XL', 25)], 22), undefined],
])('10.from: a product with %s', (_, product, from) => {
  expect(cardFacts(product).from).toBe(from);
  expect(formProduct(product, '').from).toBe(from);
});

/** The price of a product's page, and that of its bar. */
function shown(product: Product, chosen?: string): (string | null | undefined)[] {
  const html = renderToStaticMarkup(
    <BuyForm
      product={{ ...formProduct(product, ''), ...(chosen && { chosen: { size: chosen, color: '' } }) }}
      money={money}
      shades={{}}
    />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  return ['form p', '.buy-bar span'].map((part) => page.querySelector(part)?.textContent);
}

test('10.from: the page of a product says the least price as that until a choice is made', () => {
  expect(shown(two)).toEqual(['From €19', 'From €19']);
  expect(shown(two, 'S')).toEqual(['€19', '€19']);
  expect(shown(two, 'XL')).toEqual(['€25', '€25']);
  expect(shown(cap([size('S', 19), size('XL', 19)]))).toEqual(['€19', '€19']);
});

test('10.from: what was set aside keeps it, what was looked at has no price', () => {
  const sellable = cardFacts(two);
  toggleWish(sellable);
  expect($wishlist.get()[0]).toMatchObject({ price: 19, from: true });
  expect(decodeWishlist(JSON.stringify($wishlist.get()))).toEqual($wishlist.get());
  recordViewed(sellable);
  const kept = JSON.parse(localStorage.getItem(VIEWED_KEY)!);
  // A price that was looked at may be another by now.
  expect(kept).toEqual([{ id: 'cap', name: 'Cap', image: '' }]);
  expect(decodeViewed(JSON.stringify(kept))).toHaveLength(1);
});
