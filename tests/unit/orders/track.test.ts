import { expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { track } from '#orders/track.ts';

const asked: string[] = [];
const api = createApi(async (path) => {
  asked.push(path);
  return path === '/orders/o%2F1?contactInfo=a%40b.in'
    ? Response.json({ id: 'o/1', status: 3 })
    : Response.json({ error: 'no' }, { status: 404 });
});

test('B7: an address with number and contact is answered by the server', async () => {
  expect(await track(api, new URLSearchParams({ id: ' o/1 ', contact: 'a@b.in' }))).toMatchObject({
    order: { id: 'o/1', status: 3 },
  });
  expect(await track(api, new URLSearchParams({ id: 'o1', contact: 'other@b.in' }))).toEqual({
    problem: 'Failed to find order. Please check your information and try again.',
  });
});

test('a number alone only prefills; an empty field is named, without a call', async () => {
  asked.length = 0;
  expect(await track(api, new URLSearchParams({ id: 'o1' }))).toBeUndefined();
  expect(await track(api, new URLSearchParams({ id: 'o1', contact: ' ' }))).toEqual({
    problem: 'Please enter both order number and email/phone.',
  });
  expect(asked).toEqual([]);
});

test.each([
  [
    'too many attempts, in the shop’s words',
    () =>
      Response.json(
        { error: 'Too many attempts to find an order. Please wait a minute.', code: 'too-many' },
        { status: 429 },
      ),
    'Too many attempts to find an order. Please wait a minute.',
  ],
  ['too many attempts, without a word', () => new Response('', { status: 429 }), 'Please try again later.'],
  [
    'a database that is away',
    () =>
      Response.json({ error: 'The shop cannot be reached just now. Please try again in a moment.' }, { status: 503 }),
    'The shop cannot be reached just now. Please try again in a moment.',
  ],
  ['an error page', () => new Response('<html>', { status: 502 }), 'Please try again later.'],
  ['a page instead of an order', () => new Response('<html>'), 'Please try again later.'],
  [
    'a lost connection',
    () => Promise.reject(new TypeError('gone')),
    'No response from server. Please try again later.',
  ],
  [
    'no such order',
    () => Response.json({ error: 'Order not found or access denied' }, { status: 404 }),
    'Failed to find order. Please check your information and try again.',
  ],
  [
    'no access',
    () => Response.json({ error: 'no' }, { status: 403 }),
    'Failed to find order. Please check your information and try again.',
  ],
  [
    'no record',
    () => Response.json({ data: null }),
    'Failed to find order. Please check your information and try again.',
  ],
])('%s is told as what it is', async (_, answer, problem) => {
  const failing = createApi(async () => answer());
  expect(await track(failing, new URLSearchParams({ id: 'o1', contact: 'a@b.in' }))).toEqual({ problem });
});
