import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAdapter } from '#backends/open-adapter.ts';
import { readEnvironment } from '#environment.ts';

/** An engine that answers as a test says: what an adapter makes of answers that are none. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
const engine = createServer((request, response) => {
  asked.push({ url: request.url ?? '', headers: request.headers });
  answer(request, response);
});
let adapter: Awaited<ReturnType<typeof openAdapter>>;

beforeAll(() => new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve)));
// A new one each time: what one test has asked, the next one does not wait for.
beforeEach(async () => {
  const { port } = engine.address() as AddressInfo;
  adapter = await openAdapter(
    readEnvironment({
      API_URL: `medusa+http://127.0.0.1:${port}`,
      MEDUSA_PUBLISHABLE_KEY: 'pk_hush',
      MEDUSA_REGION: 'reg_test',
      MEDUSA_COUNTRY: 'in',
    }),
  );
});
afterAll(() => void engine.close());

const call = async (path: string, init: RequestInit = {}) => {
  const response = await adapter.fetch(new Request(`http://shop.example/api/v1${path}`, init));
  return { status: response.status, body: (await response.json()) as { code: string } };
};
const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test.each([
  ['an error page', (_: unknown, response: ServerResponse) => void response.writeHead(200).end('<h1>Sorry</h1>')],
  ['a server error', json(500, { message: 'no' })],
  ['another shape', json(200, { collections: 'none' })],
  ['a cut connection', (request: IncomingMessage) => void request.socket.destroy()],
  [
    'an address elsewhere',
    (_: unknown, response: ServerResponse) => void response.writeHead(302, { location: '/' }).end(),
  ],
])('%s of the engine is no answer', async (_, given) => {
  answer = given;
  expect(await call('/storeInfo')).toMatchObject({ status: 502, body: { code: 'no-backend' } });
});

test('a refused key is for the log, not for a shopper', async () => {
  answer = json(400, { type: 'not_allowed', message: 'A valid publishable key is required: pk_hush' });
  const refused = await call('/storeInfo');
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(JSON.stringify(refused)).not.toContain('pk_');
});

test('a token that Medusa refuses is a 401, and without one nothing is asked', async () => {
  answer = json(401, { message: 'Unauthorized' });
  const headers = { authorization: 'Bearer worthless' };
  expect(await call('/accountInfo', { headers })).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  const [first, ...others] = asked.filter(({ url }) => url.startsWith('/store/customers'));
  expect(first?.headers).toMatchObject({ authorization: 'Bearer worthless', 'x-publishable-api-key': 'pk_hush' });
  expect(await call('/accountInfo')).toMatchObject({ status: 401 });
  expect(await call('/accountInfo', { headers: { authorization: 'Basic eA==' } })).toMatchObject({ status: 401 });
  expect(others).toEqual([]);
});

test('an id that cannot be one of the engine is not asked for', async () => {
  for (const id of ['%2e%2e', '%2e%2e%2fcustomers%2fme', 'a%3Ffields=*', 'x'.repeat(300)]) {
    const before = asked.length;
    expect((await call(`/products/${id}`)).status).toBe(404);
    expect((await call(`/orders/${id}?contactInfo=a@b.example`)).status).toBe(404);
    expect(asked).toHaveLength(before);
  }
});

test('what the engine cannot do is not offered; other methods, paths and sites are refused', async () => {
  expect(await call('/products/x/related')).toMatchObject({ status: 501, body: { code: 'not-offered' } });
  expect((await call('/storeInfo', { method: 'PUT' })).status).toBe(405);
  expect((await call('/nowhere')).status).toBe(404);
  expect((await call('/openapi.json')).body).toMatchObject({ openapi: '3.1.0' });
  const post = { method: 'POST', headers: { origin: 'https://evil.example', 'content-type': 'application/json' } };
  expect(await call('/users/authorize', { ...post, body: '{}' })).toMatchObject({ status: 403 });
  expect(asked.filter(({ url }) => url.startsWith('/auth'))).toEqual([]);
});
