// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { rememberSent, sentTotal } from '#checkout/sent-total.ts';

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
  rememberSent([line('a', 2), line('b', 1)], 129);
  expect(sentTotal([line('a', 2, 12), line('b', 1)])).toBe(129);
  expect(sentTotal([line('a', 2)])).toBeUndefined();
  expect(sentTotal([line('a', 3), line('b', 1)])).toBeUndefined();
});

test('of a total that nobody knew nothing is remembered', () => {
  rememberSent([line('a', 2)], 20);
  rememberSent([line('a', 2)], undefined);
  expect(sentTotal([line('a', 2)])).toBeUndefined();
});
