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
  const body = orderBody([line('a', 1, 'M'), line('b', 2), line('a', 3, 'L', 'Blue')], address, {
    items: false,
    quotes: false,
  });
  expect(body).toEqual({ products: { a: 4, b: 2 }, shippingAddress: address });
});

test('O5 items carries every line with its choice, without what was not chosen', () => {
  const body = orderBody([line('a', 1, 'M'), line('a', 3, 'L', 'Blue'), line('b', 2)], address, {
    items: true,
    quotes: false,
  });
  expect(body.items).toEqual([
    { productId: 'a', quantity: 1, size: 'M' },
    { productId: 'a', quantity: 3, size: 'L', color: 'Blue' },
    { productId: 'b', quantity: 2 },
  ]);
});

test('O1 O3 neither price nor name is sent, and an id named like a prototype is an id', () => {
  const text = JSON.stringify(orderBody([line('__proto__', 1)], address, { items: true, quotes: false }));
  expect(JSON.parse(text, (key, value) => (key === 'products' ? Object.keys(value) : value)).products).toEqual([
    '__proto__',
  ]);
  expect(text).not.toContain('price');
});
