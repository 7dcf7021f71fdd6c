import { expect, test } from 'vitest';
import { createApi } from '#api-client/create-api.ts';
import { track } from '#orders/track.ts';

const asked: string[] = [];
const api = createApi(async (path) => {
  asked.push(path);
  return path === '/orders/o%2F1?contactInfo=a%40b.in' ? Response.json({ id: 'o/1', status: 3 }) : Response.json({ error: 'no' }, { status: 404 });
});

test('B7: an address with number and contact is answered by the server', async () => {
  expect(await track(api, new URLSearchParams({ id: ' o/1 ', contact: 'a@b.in' }))).toMatchObject({ order: { id: 'o/1', status: 3 } });
  expect(await track(api, new URLSearchParams({ id: 'o1', contact: 'other@b.in' }))).toEqual({
    problem: 'Failed to find order. Please check your information and try again.',
  });
});

test('a number alone only prefills; an empty field is named, without a call', async () => {
  asked.length = 0;
  expect(await track(api, new URLSearchParams({ id: 'o1' }))).toBeUndefined();
  expect(await track(api, new URLSearchParams({ id: 'o1', contact: ' ' }))).toEqual({ problem: 'Please enter both order number and email/phone.' });
  expect(asked).toEqual([]);
});
