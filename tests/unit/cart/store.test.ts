// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { CartLine } from '#cart/line.ts';
import { $cart, $removed, addToCart, changeQuantity, clearCart, emptyCart, putLinesBack, removeLine } from '#cart/store.ts';
import { $toasts } from '#ui/toast-list.ts';

const jeans: CartLine = { id: 'a', name: 'Jeans', image: '', price: 10, quantity: 1, selectedSize: 'M', selectedColor: 'Blue' };
const said = () => $toasts.get().map(({ title }) => title);

beforeEach(() => {
  $cart.set([]);
  $toasts.set([]);
});

test("the cart is kept in localStorage under 'cart', and every act says so", () => {
  addToCart(jeans);
  expect(JSON.parse(localStorage.getItem('cart')!)).toEqual([jeans]);
  addToCart(jeans);
  expect($cart.get()[0]!.quantity).toBe(2);
  removeLine(jeans);
  clearCart();
  expect(said()).toEqual(['Added to cart', 'Cart updated', 'Removed from cart', 'Cart cleared']);
  expect(localStorage.getItem('cart')).toBe('[]');
});

test('removing takes that line only (decisions row 2)', () => {
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

test('what was ordered cannot be put back', () => {
  addToCart(jeans);
  removeLine(jeans);
  emptyCart();
  expect($removed.get()).toEqual([]);
});

test('a quantity below 1 is ignored', () => {
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
