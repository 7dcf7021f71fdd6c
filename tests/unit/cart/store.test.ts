// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { CartLine } from '#cart/line.ts';
import { $cart, $removed, addToCart, changeQuantity, clearCart, putLinesBack, removeLine } from '#cart/store.ts';
import { removeOrdered } from '#cart/remove-ordered.ts';
import { $toasts } from '#ui/toast-list.ts';

const jeans: CartLine = {
  id: 'a',
  name: 'Jeans',
  image: '',
  price: 10,
  quantity: 1,
  selectedSize: 'M',
  selectedColor: 'Blue',
};
const said = () => $toasts.get().map(({ title }) => title);

beforeEach(() => {
  $cart.set([]);
  $toasts.set([]);
});

test("4.cart.kept 9.keys: the cart is kept in localStorage under 'cart', and every act says so", () => {
  addToCart(jeans);
  expect(JSON.parse(localStorage.getItem('cart')!)).toEqual([jeans]);
  addToCart(jeans);
  expect($cart.get()[0]!.quantity).toBe(2);
  removeLine(jeans);
  clearCart();
  expect(said()).toEqual(['Added to cart', 'Cart updated', 'Removed from cart', 'Cart cleared']);
  expect(localStorage.getItem('cart')).toBe('[]');
});

test('removing takes that line only (docs/decisions D2)', () => {
  addToCart(jeans);
  addToCart({ ...jeans, selectedSize: 'L' });
  removeLine(jeans);
  expect($cart.get().map(({ selectedSize }) => selectedSize)).toEqual(['L']);
});

test('what was removed can be put back where it stood, once', () => {
  for (const selectedSize of ['S', 'M', 'L']) addToCart({ ...jeans, selectedSize });
  removeLine({ ...jeans, selectedSize: 'M' });
  putLinesBack();
  expect($cart.get().map(({ selectedSize }) => selectedSize)).toEqual(['S', 'M', 'L']);
  putLinesBack();
  expect($cart.get()).toHaveLength(3);
  clearCart();
  putLinesBack();
  expect($cart.get().map(({ selectedSize }) => selectedSize)).toEqual(['S', 'M', 'L']);
});

test('a line that was added anew meanwhile grows by what is put back', () => {
  addToCart({ ...jeans, quantity: 2 });
  removeLine(jeans);
  addToCart(jeans);
  putLinesBack();
  expect($cart.get()).toEqual([{ ...jeans, quantity: 3 }]);
});

test('an order takes what it contained out of the cart: what was left out, added or added to meanwhile stays', () => {
  const ordered = [
    { ...jeans, quantity: 2 },
    { ...jeans, selectedSize: 'L' },
  ];
  for (const line of [...ordered, { ...jeans, id: 'left-out' }]) addToCart(line);
  addToCart(jeans);
  const elsewhere = [...$cart.get(), { ...jeans, id: 'another tab' }];
  localStorage.setItem('cart', JSON.stringify(elsewhere));
  removeOrdered(ordered);
  expect($cart.get()).toEqual([jeans, { ...jeans, id: 'left-out' }, { ...jeans, id: 'another tab' }]);
});

test('cart cleared: an order of everything leaves nothing, without a word', () => {
  addToCart({ ...jeans, quantity: 2 });
  $toasts.set([]);
  removeOrdered([{ ...jeans, quantity: 2, price: 9 }]);
  expect(localStorage.getItem('cart')).toBe('[]');
  expect(said()).toEqual([]);
});

test('what was ordered cannot be put back', () => {
  addToCart(jeans);
  removeLine(jeans);
  removeOrdered([]);
  expect($removed.get()).toEqual([]);
});

test('4.cart.least: a quantity below 1 is ignored', () => {
  addToCart(jeans);
  changeQuantity(jeans, 0);
  expect($cart.get()[0]!.quantity).toBe(1);
});

test('the badge follows', () => {
  addToCart({ ...jeans, quantity: 3 });
  expect(document.documentElement.dataset.cart).toBe('3');
  clearCart();
  expect(document.documentElement.dataset.cart).toBeUndefined();
});
