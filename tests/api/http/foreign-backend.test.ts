import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startForeignBackend, type ForeignBackend, type Reading } from '../../fixtures/backend.ts';
import { buildWithoutStore, type ForeignBuild } from './foreign-shop.ts';
import { sendRaw } from './send-raw.ts';

/**
 * The acceptance of the layout (docs/architecture.md, "Import rules"): no src/store-api, API_URL set, and there is
 * still a shop.
 */
let build: ForeignBuild;
const backends = {} as Record<Reading, ForeignBackend>;
const shops = {} as Record<Reading, { origin: string; stop: () => void }>;

beforeAll(async () => {
  build = buildWithoutStore();
  for (const reading of ['a', 'b'] as const) {
    backends[reading] = await startForeignBackend({ reading });
    shops[reading] = await build.startShop(backends[reading].url);
  }
}, 300_000);

afterAll(async () => {
  for (const shop of Object.values(shops)) shop.stop();
  for (const backend of Object.values(backends)) await backend.close();
  build.remove();
});

async function page(reading: Reading, path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(shops[reading].origin + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}

describe('pages in HTML', () => {
  test('reading a: bare bodies, count, whole records', async () => {
    const home = await page('a', '/');
    expect(home.status).toBe(200);
    for (const words of ['Foreign Threads', 'Foreign jeans 2', 'Shop Jeans Collection', '1 Mill Road, Surat'])
      expect(home.html).toContain(words);
    expect((await page('a', '/products?category=jeans')).html).toContain('Showing 1 to 12 of 20 items');
    const { html } = await page('a', '/product/p1');
    for (const words of ['₹1,499', 'Cotton', 'https://pictures.example/p1.png']) expect(html).toContain(words);
    expect(html).not.toContain('never shown');
  });

  test('reading b: everything under data, pagination.total, numbers as text, nulls', async () => {
    const home = await page('b', '/');
    expect(home.status).toBe(200);
    for (const words of ['Foreign Threads', 'Foreign piece 1', 'Shop Accessories Collection'])
      expect(home.html).toContain(words);
    expect((await page('b', '/products?category=accessories')).html).toContain('Showing 1 to 12 of 21 items');
    const { html } = await page('b', '/product/101');
    for (const words of ['₹1,499', '380 g', 'https://pictures.example/101.png']) expect(html).toContain(words);
    expect(html).not.toContain('never shown');
    expect((await page('b', '/product/103')).status).toBe(200);
  });

  test('unknown things have their words and statuses', async () => {
    for (const reading of ['a', 'b'] as const) {
      const missing = await page(reading, '/product/nope');
      expect(missing.status).toBe(404);
      expect(missing.html).toContain('Product Not Found');
      expect((await page(reading, '/nope/at/all')).status).toBe(404);
      expect((await page(reading, '/nope')).status).toBe(302);
    }
  });

  test('policies lose their scripts', async () => {
    const { html } = await page('a', '/terms');
    expect(html).toContain('Foreign Threads Pvt &lt;Ltd&gt; sells.');
    expect(html).not.toContain('alert(1)');
    expect((await page('b', '/terms')).status).toBe(302);
  });
});

const send = (path: string, options: http.RequestOptions, body = '') => sendRaw(shops.a.origin + path, options, body);

describe('/api/v1 forwards', () => {
  test('method, query, body and Authorization as they came; the store is named by Host', async () => {
    const path = '/api/v1/made/up?a=1&a=2&b=%2F%20%C3%A9';
    const { answer, text } = await send(
      path,
      { method: 'PUT', headers: { authorization: 'Bearer t', 'content-type': 'text/plain', cookie: 'c=1' } },
      'é{}',
    );
    expect(backends.a.requests.at(-1)).toMatchObject({ method: 'PUT', url: path, body: 'é{}' });
    expect(backends.a.requests.at(-1)!.headers).toMatchObject({
      authorization: 'Bearer t',
      'content-type': 'text/plain',
      cookie: 'c=1',
      host: 'shop.example',
    });
    expect(answer.statusCode).toBe(404);
    expect(text).toContain('<h1>404 Not Found</h1>');
    expect(new Set(backends.a.hosts)).toEqual(new Set(['shop.example']));
  });

  test('the visitor is named after whoever they say they are', async () => {
    await send('/api/v1/storeInfo', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(backends.a.requests.at(-1)!.headers['x-forwarded-for']).toMatch(/^203\.0\.113\.9, (::ffff:)?127\.0\.0\.1$/);
    await page('a', '/terms');
    expect(backends.a.requests.at(-1)!.headers['x-forwarded-for']).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
  });

  test("the Origin of the shop's own page stays here, another site's is for the backend to check", async () => {
    await send('/api/v1/users/authorize', { method: 'POST', headers: { origin: shops.a.origin } }, '{}');
    expect(backends.a.requests.at(-1)!.headers.origin).toBeUndefined();
    await send('/api/v1/users/authorize', { method: 'POST', headers: { origin: 'https://evil.example' } }, '{}');
    expect(backends.a.requests.at(-1)!.headers.origin).toBe('https://evil.example');
  });

  test('a page of the backend cannot reach the token kept on this origin', async () => {
    const { answer } = await send('/api/v1/nothing', {});
    const cage = String(answer.headers['content-security-policy']);
    expect(cage).toMatch(/^sandbox /);
    expect(cage).not.toContain('allow-same-origin');
  });

  test.each([200, 201, 204, 304, 302, 401, 409, 422, 500, 503])('status %i, with its headers', async (status) => {
    backends.a.intercept = (_, response) => {
      response.writeHead(status, { 'set-cookie': ['a=1', 'b=2'], 'x-own': 'kept', location: '/elsewhere' }).end();
      return true;
    };
    const { answer } = await send('/api/v1/storeInfo', {});
    backends.a.intercept = undefined;
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-own': 'kept', location: '/elsewhere' });
  });

  test('headers of one hop stay on their hop, both ways', async () => {
    backends.a.intercept = (_, response) => {
      response.setHeader('connection', 'close, x-hop');
      response.setHeader('proxy-authenticate', 'Basic');
      response.setHeader('x-hop', 'secret').setHeader('x-own', 'kept');
      return false;
    };
    const headers = {
      connection: 'keep-alive, x-asked',
      'x-asked': 'secret',
      te: 'trailers',
      'proxy-authorization': 'Basic x',
      'x-kept': 'yes',
    };
    const { answer } = await send('/api/v1/storeInfo', { headers });
    backends.a.intercept = undefined;
    const reached = backends.a.requests.at(-1)!.headers;
    expect(reached['x-kept']).toBe('yes');
    for (const name of ['x-asked', 'te', 'proxy-authorization']) expect(reached, name).not.toHaveProperty(name);
    expect(answer.headers['x-own']).toBe('kept');
    for (const name of ['x-hop', 'proxy-authenticate']) expect(answer.headers, name).not.toHaveProperty(name);
  });

  test('bodies stream both ways, and an ended visit ends the call', async () => {
    let heard: (chunk: Buffer) => void = () => undefined;
    const first = new Promise<Buffer>((resolve) => (heard = resolve));
    let ended: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => (ended = resolve));
    backends.a.intercept = (request, response) => {
      request.on('data', heard);
      response.on('close', ended);
      response.writeHead(200, { 'content-type': 'text/plain' }).write('one');
      return true;
    };
    const request = http.request(`${shops.a.origin}/api/v1/slow`, { method: 'POST' });
    request.on('error', () => undefined).write('begun');
    expect(String(await first)).toBe('begun');
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const [chunk] = (await once(answer, 'data')) as [Buffer];
    expect(String(chunk)).toBe('one');
    answer.on('error', () => undefined);
    request.destroy();
    await closed;
    backends.a.intercept = undefined;
  });
});

test('F7: a backend that goes away leaves pages with the words of the spec, and is found again', async () => {
  await backends.a.down();
  const list = await page('a', '/products?category=jeans');
  expect(list.status).toBe(503);
  expect(list.html).toContain('Failed to load products. Please try again.');
  expect(list.html).toContain('Failed to load store information. Please refresh the page.');
  expect((await page('a', '/product/p1')).html).toContain('Failed to load product details');
  const { answer, text } = await send('/api/v1/users/authorize', { method: 'POST' }, '{}');
  expect([answer.statusCode, JSON.parse(text).error]).toEqual([
    502,
    'No response from server. Please try again later.',
  ]);
  await backends.a.up();
  expect((await page('a', '/product/p1')).status).toBe(200);
});
