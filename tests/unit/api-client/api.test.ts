import { expect, test } from 'vitest';
import { ApiError } from '#api-client/api-error.ts';
import { createApi, type Transport } from '#api-client/api.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';
import { createOrderEndpoint } from '#contract/endpoints/orders/create-order.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';
import { authorizeEndpoint } from '#contract/endpoints/users/authorize.ts';

const answering =
  (status: number, body: string): Transport =>
  () =>
    Promise.resolve(new Response(body, { status }));
const failure = (api: ReturnType<typeof createApi>) =>
  api(productEndpoint, { id: 'x' }).then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

test('sends method, path, token and key', async () => {
  const sent: unknown[] = [];
  const api = createApi(
    (path, init) => {
      sent.push([path, init.method, init.headers.authorization, init.headers['idempotency-key']]);
      return Promise.resolve(Response.json({ id: 'o1' }));
    },
    () => 'tok',
  );
  const address = { fullName: 'A', address: 'B', city: 'C', state: 'D', postalCode: '1', phone: '2' };
  await api(createOrderEndpoint, { body: { products: { a: 1 }, shippingAddress: address }, idempotencyKey: 'k' });
  await api(orderEndpoint, { id: 'a/b', query: { contactInfo: 'x@y.in' } });
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
  expect(await failure(createApi(answering(500, '<html>')))).toMatchObject({
    kind: 'refused',
    status: 500,
    serverText: undefined,
  });
});

test('unreadable: no JSON; empty: JSON without what the contract says', async () => {
  expect(await failure(createApi(answering(200, '<html>')))).toMatchObject({ kind: 'unreadable' });
  for (const body of ['{"nothing":1}', '{"data":null}', 'null', ''])
    expect(await failure(createApi(answering(200, body)))).toMatchObject({ kind: 'empty' });
});

test('no-response: nothing answered', async () => {
  expect(await failure(createApi(() => Promise.reject(new TypeError('gone'))))).toMatchObject({ kind: 'no-response' });
});

test('no-response: half an answer, and the word of the forward that nothing stands behind it', async () => {
  const half = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"id":'));
      stream.error(new TypeError('terminated'));
    },
  });
  expect(await failure(createApi(() => Promise.resolve(new Response(half))))).toMatchObject({ kind: 'no-response' });
  const forward = createApi(answering(502, '{"error":"No response from server.","code":"no-backend"}'));
  expect(await failure(forward)).toMatchObject({ kind: 'no-response', serverText: undefined, status: undefined });
});

test('a token that has ended: what a guest may see is asked for again as a guest, nothing else is', async () => {
  const sent: unknown[] = [];
  const api = createApi(
    (path, { method, headers }) => {
      sent.push([method, path, headers.authorization]);
      return Promise.resolve(
        headers.authorization
          ? Response.json({ error: 'Token revoked' }, { status: 401 })
          : Response.json({ id: 'p1' }),
      );
    },
    () => 'old',
  );
  expect(await api(productEndpoint, { id: 'p1' })).toMatchObject({ id: 'p1' });
  await expect(api(ordersEndpoint)).rejects.toMatchObject({ status: 401 });
  await expect(api(authorizeEndpoint, { body: { email: 'a@b.in', password: 'secret' } })).rejects.toMatchObject({
    status: 401,
  });
  expect(sent).toEqual([
    ['GET', '/products/p1', 'Bearer old'],
    ['GET', '/products/p1', undefined],
    ['GET', '/orders', 'Bearer old'],
    ['POST', '/users/authorize', 'Bearer old'],
  ]);
});
