// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { $wishlist, decodeWishlist, toggleWish } from '#catalog/wishes/wishlist.ts';

const jeans = { id: 'a', name: 'Jeans', image: '', price: 10 };

test("is kept in localStorage under 'wishlist', and the same button takes away", () => {
  toggleWish(jeans);
  expect(JSON.parse(localStorage.getItem('wishlist')!)).toEqual([jeans]);
  toggleWish(jeans);
  expect($wishlist.get()).toEqual([]);
});

test.each(['', '{', 'null', '[1,null,{}]', '[{"id":5}]'])('%j is an empty wishlist', (text) =>
  expect(decodeWishlist(text)).toEqual([]),
);
