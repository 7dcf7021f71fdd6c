import { expect, test } from 'vitest';
import { orderBody } from '#checkout/order-body.ts';

const address = {
  fullName: 'Asha Rao',
  address: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phone: '+919876543210',
};
const line = (id: string, quantity: number, selectedSize = '', selectedColor = '') => ({
  id,
  name: id,
  image: '',
  price: 100,
  quantity,
  selectedSize,
  selectedColor,
});

test('products maps each product id to its quantity, summed over sizes and colours', () => {
  const reads = { items: false, quotes: false };
  const body = orderBody([line('a', 1, 'M'), line('b', 2), line('a', 3, 'L', 'Blue')], address, reads, { total: 600 });
  expect(body).toEqual({ products: { a: 4, b: 2 }, shippingAddress: address });
});

test('O5 items carries every line with its choice, without what was not chosen', () => {
  const reads = { items: true, quotes: false };
  const body = orderBody([line('a', 1, 'M'), line('a', 3, 'L', 'Blue'), line('b', 2)], address, reads, { total: 600 });
  expect(body.items).toEqual([
    { productId: 'a', quantity: 1, size: 'M' },
    { productId: 'a', quantity: 3, size: 'L', color: 'Blue' },
    { productId: 'b', quantity: 2 },
  ]);
});

test('O1 O3 neither price nor name is sent, and an id named like a prototype is an id', () => {
  const text = JSON.stringify(
    orderBody([line('__proto__', 1)], address, { items: true, quotes: false }, { total: 100 }),
  );
  expect(JSON.parse(text, (key, value) => (key === 'products' ? Object.keys(value) : value)).products).toEqual([
    '__proto__',
  ]);
  expect(text).not.toContain('price');
});

test('O12: the total is the one that was shown, for a backend that quotes; one that nobody knew is not sent', () => {
  const expected = (quotes: boolean, total: number | undefined) =>
    orderBody([line('a', 1)], address, { items: false, quotes }, { total }).expectedTotal;
  expect(expected(true, 199)).toBe(199);
  expect(expected(true, undefined)).toBeUndefined();
  expect(expected(false, 199)).toBeUndefined();
});

test('10.discounts.field an order has the code that its total counts, and none where it counts none', () => {
  const body = (code: string | undefined) =>
    orderBody([line('a', 1)], address, { items: false, quotes: true }, { total: 90, code });
  expect(body('SUMMER')).toMatchObject({ expectedTotal: 90, code: 'SUMMER' });
  expect(body(undefined)).not.toHaveProperty('code');
});
