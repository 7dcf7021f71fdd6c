import { expect, test } from 'vitest';
import { ApiError } from '#api-client/api-error.ts';
import { createApi, type Transport } from '#api-client/create-api.ts';

const answering = (status: number, body: string): Transport => () => Promise.resolve(new Response(body, { status }));
const failure = (api: ReturnType<typeof createApi>) => api.product('x').then(() => undefined, (error: unknown) => error as ApiError);

test('sends method, path, token and key', async () => {
  const sent: unknown[] = [];
  const api = createApi((path, init) => {
    sent.push([path, init.method, init.headers.authorization, init.headers['idempotency-key']]);
    return Promise.resolve(Response.json({ id: 'o1' }));
  }, () => 'tok');
  const address = { fullName: 'A', address: 'B', city: 'C', state: 'D', postalCode: '1', phone: '2' };
  await api.createOrder({ products: { a: 1 }, shippingAddress: address }, { idempotencyKey: 'k' });
  await api.order('a/b', 'x@y.in');
  expect(sent).toEqual([
    ['/orders', 'POST', 'Bearer tok', 'k'],
    ['/orders/a%2Fb?contactInfo=x%40y.in', 'GET', 'Bearer tok', undefined],
  ]);
});

test('refused: status and the server’s own words', async () => {
  expect(await failure(createApi(answering(404, '{"error":"Product not found","code":"not-found"}')))).toMatchObject({
    kind: 'refused',
    status: 404,
    serverText: 'Product not found',
    code: 'not-found',
  });
  expect(await failure(createApi(answering(500, '<html>')))).toMatchObject({ kind: 'refused', status: 500, serverText: undefined });
});

test('unreadable: not what the contract says', async () => {
  expect(await failure(createApi(answering(200, '<html>')))).toMatchObject({ kind: 'unreadable' });
  expect(await failure(createApi(answering(200, '{"nothing":1}')))).toMatchObject({ kind: 'unreadable' });
});

test('no-response: nothing answered', async () => {
  expect(await failure(createApi(() => Promise.reject(new TypeError('gone'))))).toMatchObject({ kind: 'no-response' });
});
