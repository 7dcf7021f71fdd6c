import { beforeEach, expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { endAttempt } from '#checkout/idempotency-key.ts';
import { orderBody } from '#checkout/order-body.ts';
import { placeOrder } from '#checkout/place-order.ts';

/** O10, B6 on a backend that does not know the Idempotency-Key. */
const address = {
  fullName: 'Asha Rao',
  address: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phone: '+919876543210',
};
const body = orderBody(
  [{ id: '7', name: 'A', image: '', price: 1, quantity: 2, selectedSize: '', selectedColor: '' }],
  address,
  { items: false, quotes: false },
  { total: 2 },
);
const made = { id: 31, createdAt: new Date().toISOString(), items: [{ id: 7, quantity: '2', price: '1' }] };

/** The first POST's answer is lost; `orders` is what the shopper has by then. Gives what happened on the second try. */
async function secondTry(orders: unknown[] | Response): Promise<{ calls: string[]; placed: unknown }> {
  const calls: string[] = [];
  const api = createApi(async (path, { method }) => {
    calls.push(`${method} ${path}`);
    if (method === 'GET') return orders instanceof Response ? orders : Response.json({ data: orders });
    if (calls.length === 1) throw new TypeError('fetch failed');
    return Response.json({ id: 'another' });
  });
  await placeOrder(api, body, false);
  return { placed: await placeOrder(api, body, false), calls: calls.slice(1) };
}

beforeEach(() => endAttempt('order'));

test('the order of the lost answer is found and not made again', async () => {
  for (const order of [made, { ...made, shippingAddress: address }, { ...made, status: '0' }])
    expect(await secondTry([{ ...made, id: 30, status: 1 }, order])).toEqual({
      placed: { orderId: '31' },
      calls: ['GET /orders'],
    });
});

test.each([
  ['paid', { ...made, status: 1 }],
  ['of another day', { ...made, createdAt: '2020-01-01T00:00:00Z' }],
  ['without a day', { ...made, createdAt: null }],
  ['for another place', { ...made, shippingAddress: { ...address, city: 'Surat' } }],
  ['of another number of pieces', { ...made, items: [{ id: 7, quantity: 1 }] }],
  ['with more in it', { ...made, items: [...made.items, { id: 8, quantity: 1 }] }],
  ['without pieces', { ...made, items: null }],
])('an order %s is another one', async (_, order) => {
  expect(await secondTry([order])).toEqual({ placed: { orderId: 'another' }, calls: ['GET /orders', 'POST /orders'] });
});

test('while the orders cannot be seen, none is made', async () => {
  const { calls, placed } = await secondTry(Response.json({ error: 'Down' }, { status: 503 }));
  expect(calls).toEqual(['GET /orders']);
  expect(placed).toEqual({ sentence: undefined, fields: {} });
});

test('the first try asks for nothing beforehand', async () => {
  const calls: string[] = [];
  const api = createApi(async (path, { method }) => (calls.push(`${method} ${path}`), Response.json({ id: 1 })));
  await placeOrder(api, body, false);
  expect(calls).toEqual(['POST /orders']);
});
