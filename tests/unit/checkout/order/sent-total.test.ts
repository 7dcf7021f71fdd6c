// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { rememberSent, sentOrder } from '#checkout/order/sent-total.ts';

const line = (id: string, quantity: number, price = 10) => ({
  id,
  name: id,
  image: '',
  price,
  quantity,
  selectedSize: '',
  selectedColor: '',
});

test('O10 an order is repeated with the total that it was first sent with, whatever its lines cost by then', () => {
  rememberSent([line('a', 2), line('b', 1)], { total: 129 });
  expect(sentOrder([line('a', 2, 12), line('b', 1)])).toEqual({ total: 129 });
  expect(sentOrder([line('a', 2)])).toBeUndefined();
  expect(sentOrder([line('a', 3), line('b', 1)])).toBeUndefined();
});

test('O10 an order is repeated with the delivery that it was first sent with', () => {
  rememberSent([line('a', 2)], { total: 169.5, shippingMethod: 'express' });
  expect(sentOrder([line('a', 2)])).toEqual({ total: 169.5, shippingMethod: 'express' });
});

test('O10 an order is repeated with the code that it was first sent with, with and without a delivery', () => {
  rememberSent([line('a', 2)], { total: 90, code: 'SUMMER' });
  expect(sentOrder([line('a', 2)])).toEqual({ total: 90, shippingMethod: '', code: 'SUMMER' });
  rememberSent([line('a', 2)], { total: 90, shippingMethod: 'express', code: 'SUMMER' });
  expect(sentOrder([line('a', 2)])).toEqual({ total: 90, shippingMethod: 'express', code: 'SUMMER' });
});

test('of a total that nobody knew nothing is remembered', () => {
  rememberSent([line('a', 2)], { total: 20 });
  rememberSent([line('a', 2)], { total: undefined });
  expect(sentOrder([line('a', 2)])).toBeUndefined();
});
