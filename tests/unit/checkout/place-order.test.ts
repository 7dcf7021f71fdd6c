import { beforeEach, expect, test } from 'vitest';
import { createApi, type Api } from '#api-client/api.ts';
import { endAttempt, isOpenAttempt } from '#checkout/idempotency-key.ts';
import { orderBody } from '#checkout/order-body.ts';
import { placeOrder as place } from '#checkout/place-order.ts';
import type { CreateOrderBody } from '#contract/endpoints/orders/create-order.ts';

const address = {
  fullName: 'Asha Rao',
  address: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phone: '+919876543210',
};
const bodyOf = (quantity: number) =>
  orderBody(
    [{ id: 'a', name: 'A', image: '', price: 1, quantity, selectedSize: '', selectedColor: '' }],
    address,
    { items: false, quotes: false },
    { total: quantity },
  );
const body = bodyOf(1);
const placeOrder = (api: Api, what: CreateOrderBody) => place(api, what, true);
const lost = () => Promise.reject(new TypeError('fetch failed'));

/** A server that answers one thing after another, and the keys it was sent. */
function server(...answers: (Response | (() => Promise<Response>))[]) {
  const keys: string[] = [];
  const api = createApi(async (_path, { headers }) => {
    keys.push(headers['idempotency-key'] ?? '');
    const answer = answers.shift();
    return typeof answer === 'function' ? answer() : (answer ?? Response.json({ id: 'order-1' }));
  });
  return { api, keys };
}

beforeEach(() => endAttempt('order'));

test('an order gives its id and ends the attempt: the same cart again is another order', async () => {
  const { api, keys } = server();
  expect(await placeOrder(api, body)).toEqual({ orderId: 'order-1' });
  await placeOrder(api, body);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

test('O10: after a lost answer, an unreadable one or a failing server the same body has the same key', async () => {
  const { api, keys } = server(
    lost,
    new Response('<html>'),
    Response.json({ error: 'x' }, { status: 500 }),
    Response.json({}, { status: 401 }),
  );
  for (let i = 0; i < 5; i++) await placeOrder(api, body);
  expect(new Set(keys).size).toBe(1);
});

test('O10: two submits at once have one key', async () => {
  const { api, keys } = server();
  await Promise.all([placeOrder(api, body), placeOrder(api, body)]);
  expect(keys[0]).toBe(keys[1]);
});

test('another body has another key, and the first body still its own', async () => {
  const { api, keys } = server(lost, lost, lost);
  await placeOrder(api, body);
  await placeOrder(api, bodyOf(2));
  await placeOrder(api, body);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

test('a definite refusal gives the sentence and the fields, and ends the attempt', async () => {
  const refusal = {
    error: 'Blue jeans in M are sold out.',
    code: 'sold-out',
    fields: { 'shippingAddress.phone': 'Phone is wrong', other: 'x' },
  };
  const { api, keys } = server(Response.json(refusal, { status: 409 }));
  expect(await placeOrder(api, body)).toEqual({
    sentence: 'Blue jeans in M are sold out.',
    fields: { phone: 'Phone is wrong' },
  });
  await placeOrder(api, body);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a server still at work on the key keeps it', async () => {
  const { api, keys } = server(
    Response.json({ error: 'Still being made.', code: 'idempotency-in-progress' }, { status: 409 }),
  );
  await placeOrder(api, body);
  await placeOrder(api, body);
  expect(keys[1]).toBe(keys[0]);
});

test("a server's own failure has no sentence for the shopper, a missing token asks for a sign-in", async () => {
  const { api } = server(
    Response.json({ error: 'stack trace' }, { status: 500 }),
    Response.json({ error: 'no' }, { status: 401 }),
  );
  expect(await placeOrder(api, body)).toEqual({ sentence: undefined, fields: {} });
  expect(await placeOrder(api, body)).toEqual({ signIn: true });
});

test('an attempt is open from a lost answer until a definite one', async () => {
  const { api } = server(lost);
  expect(isOpenAttempt('order', body)).toBe(false);
  await placeOrder(api, body);
  expect([isOpenAttempt('order', body), isOpenAttempt('order', bodyOf(2))]).toEqual([true, false]);
  await placeOrder(api, body);
  expect(isOpenAttempt('order', body)).toBe(false);
});
