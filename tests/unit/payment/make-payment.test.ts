import { beforeEach, expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { endAttempt } from '#checkout/idempotency-key.ts';
import { makePayment } from '#payment/make-payment.ts';

const places = { schemes: [], apiOrigin: 'https://api.shop.in' };
const body = { orderId: 'o1', fields: { name: 'Asha' } };
let keys: string[] = [];

function server(...answers: (Response | 'lost')[]) {
  return createApi(async (_path, { headers }) => {
    keys.push(headers['idempotency-key'] ?? '');
    const answer = answers.shift();
    if (answer === 'lost') throw new TypeError('fetch failed');
    return answer ?? Response.json({ success: true });
  });
}

beforeEach(() => {
  keys = [];
  endAttempt('payment');
});

test('the key is the same after a lost answer with the same values, new with other values', async () => {
  const api = server('lost', 'lost');
  expect(await makePayment(api, body, places)).toEqual({
    do: 'fail',
    message: 'Failed to process payment. Please try again later.',
  });
  await makePayment(api, { ...body, fields: { name: 'Ravi' } }, places);
  await makePayment(api, body, places);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[1]).not.toBe(keys[0]);
});

test.each([
  ['a success', Response.json({ success: true })],
  ['a refusal in the answer', Response.json({ success: false, error: 'No' })],
  ['a refused call', Response.json({ error: 'No' }, { status: 422 })],
])('the key is new after %s', async (_, answer) => {
  const api = server(answer);
  await makePayment(api, body, places);
  await makePayment(api, body, places);
  expect(keys[1]).not.toBe(keys[0]);
});

test('failures in words', async () => {
  const api = server(
    Response.json({ error: 'This order is already paid.' }, { status: 409 }),
    Response.json({ error: 'Card expired' }, { status: 400 }),
    new Response('', { status: 500 }),
    new Response('<html>'),
    Response.json({ error: 'No response from server.', code: 'no-backend' }, { status: 502 }),
    Response.json({}, { status: 401 }),
  );
  expect(await makePayment(api, body, places)).toEqual({
    do: 'fail',
    message: 'This order is already paid.',
    settled: true,
  });
  expect(await makePayment(api, body, places)).toEqual({ do: 'fail', message: 'Card expired' });
  expect(await makePayment(api, body, places)).toEqual({
    do: 'fail',
    message: 'Unknown error occurred during payment process',
  });
  for (let i = 0; i < 2; i++)
    expect(await makePayment(api, body, places)).toEqual({
      do: 'fail',
      message: 'Failed to process payment. Please try again later.',
    });
  expect(await makePayment(api, body, places)).toEqual({ do: 'sign-in' });
});
