import { expect, test } from 'vitest';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';
import { placeLineOf } from '#contract/store/place-lines.ts';
import { toOrder } from '#orders/order.ts';

const read = (raw: unknown) => toOrder(orderEndpoint.answer.parse(raw));

test('3.order.shown: an order as displayed', () => {
  const order = read({
    id: 'o1',
    status: 2,
    createdAt: '2026-11-21T09:00:00Z',
    items: [
      { id: 'p1', productTitle: 'Slim jeans', quantity: 2, price: 1299.5, size: '32', color: 'Indigo' },
      { id: 'p2', productTitle: 'Shirt', quantity: 1, price: 0.1 },
    ],
    shippingAddress: { address: '12 MG Road', city: 'Pune', state: 'Maharashtra', postalCode: '411001' },
  });
  expect(order).toEqual({
    id: 'o1',
    number: 'o1',
    status: 2,
    date: '2026-11-21T09:00:00Z',
    items: [
      { id: 'p1', name: 'Slim jeans', quantity: 2, price: 1299.5, size: '32', color: 'Indigo' },
      { id: 'p2', name: 'Shirt', quantity: 1, price: 0.1, size: '', color: '' },
    ],
    shipping: {
      address: '12 MG Road, Pune, Maharashtra 411001',
      method: 'Standard Shipping',
      tracking: 'Not available',
    },
    parcels: [],
    subtotal: 2599.1,
    parts: [],
    total: 2599.1,
  });
});

test('11.address-lines: its address is in the order of the country', () => {
  const shippingAddress = { address: '12 Lychener', city: 'Berlin', state: '', postalCode: '10435' };
  const wire = orderEndpoint.answer.parse({ id: 'o', shippingAddress });
  expect(toOrder(wire, placeLineOf('DE')).shipping.address).toBe('12 Lychener, 10435 Berlin');
  expect(toOrder(wire).shipping.address).toBe('12 Lychener, Berlin, 10435');
});

test("the total is the backend's own where it sends one", () => {
  const items = [{ id: 'p1', quantity: 2, price: 100 }];
  expect(read({ id: 'o', items, total: 180.5 }).total).toBe(180.5);
  expect(read({ id: 'o', items, total: '180.5' }).total).toBe(180.5);
  for (const total of [undefined, null, 'free']) expect(read({ id: 'o', items, total }).total).toBe(200);
});

test('9.status: what is missing leaves no marks behind; the status defaults to 0', () => {
  expect(read({ id: 7 })).toEqual({
    id: '7',
    number: '7',
    status: 0,
    date: '',
    items: [],
    shipping: { address: '', method: 'Standard Shipping', tracking: 'Not available' },
    parcels: [],
    subtotal: 0,
    parts: [],
    total: 0,
  });
  expect(read({ id: 'o', shippingAddress: { city: 'Pune', postalCode: '411001' } }).shipping.address).toBe(
    'Pune, 411001',
  );
});

test('10.parcels: carrier and number of each parcel, with a link that leads to a page', () => {
  const { parcels, shipping } = read({
    id: 'o',
    parcels: [
      { carrier: 'Dart Post', trackingNumber: 'AB7', trackingUrl: 'https://track.example/AB7' },
      { trackingNumber: 'X1', trackingUrl: 'javascript:alert(1)' },
      { carrier: 'Rider', sentAt: '2026-11-21T09:00:00Z' },
      'none',
    ],
  });
  expect(parcels).toEqual([
    { name: 'Dart Post AB7', link: 'https://track.example/AB7' },
    { name: 'X1', link: undefined },
    { name: 'Sent with Rider', link: undefined },
  ]);
  expect(shipping.tracking).toBe('Dart Post AB7, X1, Sent with Rider');
  expect(read({ id: 'o', parcels: [{ sentAt: '2026-11-21T09:00:00Z' }] }).shipping.tracking).toBe('Not available');
});

test('10.refunded: what went back of it, as a number or its text', () => {
  expect(read({ id: 'o', refunded: '89.5', refundPending: 1 })).toMatchObject({ refunded: 89.5, refundPending: 1 });
  expect(read({ id: 'o', refunded: 'all', refundPending: null })).toMatchObject({
    refunded: undefined,
    refundPending: undefined,
  });
});
