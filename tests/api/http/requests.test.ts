import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { log } from '#log.ts';
import { BELT } from '../catalogue.ts';
import { sqlite } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openShop(sqlite);
  token = await shop.signUp('asha@example.com');
});
afterAll(() => shop.close());
const BODY = { email: 'asha@example.com', password: 'correct horse' };

describe('bodies', () => {
  test('H10 over 64 KB is refused, told by its length or not', async () => {
    const text = JSON.stringify({ ...BODY, more: 'x'.repeat(70_000) });
    expect(await shop.call('POST', '/users/authorize', { text })).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    const request = new Request('http://localhost/api/v1/users/authorize', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await shop.api.fetch(request)).status).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  test('H11 10,000 levels deep', async () => {
    for (const text of [
      '['.repeat(10_000),
      `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      '{"a":'.repeat(10_000),
    ])
      expect(await shop.call('POST', '/users/authorize', { text })).toMatchObject({
        status: 400,
        body: { error: 'The request is nested too deeply.', code: 'invalid-body' },
      });
    expect((await shop.post('/users/authorize', { ...BODY, password: '[{'.repeat(100) })).status).toBe(401);
  });

  test.each(['', '{', '{"email":"a@b.co","passw', 'null,', '\ufeff', 'NaN'])(
    'truncated or broken JSON %j is 400',
    async (text) => {
      expect(await shop.call('POST', '/users/authorize', { text })).toMatchObject({
        status: 400,
        body: { code: 'invalid-body' },
      });
    },
  );

  test('bytes that are no UTF-8 are 400', async () => {
    const request = new Request('http://localhost/api/v1/users/authorize', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    });
    expect((await shop.api.fetch(request)).status).toBe(400);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('A12 %j is not JSON: 415', async (type) => {
    const { status, body } = await shop.call('POST', '/users/authorize', {
      text: JSON.stringify(BODY),
      headers: { 'content-type': type },
    });
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'not-json' });
  });

  test('a charset is fine', async () => {
    expect(
      (
        await shop.call('POST', '/users/authorize', {
          text: JSON.stringify(BODY),
          headers: { 'content-type': 'Application/JSON; charset=utf-8' },
        })
      ).status,
    ).toBe(200);
  });

  test.each(['{"__proto__":{"admin":true}}', '{"a":{"constructor":1}}', '{"a":[{"prototype":1}]}'])(
    'keys of prototypes are refused: %s',
    async (text) => {
      expect(await shop.call('POST', '/users/authorize', { text })).toMatchObject({
        status: 400,
        body: { code: 'invalid-body' },
      });
      expect(({} as Record<string, unknown>).admin).toBeUndefined();
    },
  );
});

describe('addresses and methods', () => {
  test.each(['/nothing', '', '/products/a/b', '/../../etc/passwd', '/users'])(
    'there is nothing at %j',
    async (path) => {
      const { status, body } = await shop.get(path);
      expect({ status, body }).toEqual({
        status: 404,
        body: { error: 'There is nothing at this address.', code: 'not-found' },
      });
    },
  );

  test.each([
    ['DELETE', '/products', 'GET, HEAD'],
    ['GET', '/users/authorize', 'POST'],
    ['PUT', '/orders', 'GET, HEAD, POST'],
    ['PATCH', '/orders/ord_1', 'GET, HEAD'],
    ['UNKNOWN', '/quotes', 'POST'],
    ['PUT', '/payments/return/stripe', 'GET, HEAD, POST'],
    ['GET', '/payments/callback/stripe', 'POST'],
    ['DELETE', '/payments/enter/sandbox', 'GET, HEAD, POST'],
    ['POST', '/media/a.avif', 'GET, HEAD'],
    ['PUT', '/sandbox-bank/pay', 'GET, HEAD, POST'],
    ['POST', '/sandbox-bank/scan', 'GET, HEAD'],
    ['GET', '/sandbox-bank/decide', 'POST'],
  ])('%s %s is 405 with what is allowed', async (method, path, allow) => {
    const { status, headers, body } = await shop.call(method, path);
    expect({ status, code: body.code }).toEqual({ status: 405, code: 'wrong-method' });
    expect(headers.get('allow')!.split(', ').sort()).toEqual(allow.split(', ').sort());
  });

  test('HEAD answers like GET, without a body', async () => {
    const { status, text } = await shop.call('HEAD', '/products');
    expect({ status, text }).toEqual({ status: 200, text: '' });
  });

  test('what belongs to the API', () => {
    for (const path of ['/api/v1', '/api/v1/products', '/media/a.avif', '/sandbox-bank/pay', '/sandbox-bank'])
      expect(shop.api.owns(path)).toBe(true);
    for (const path of ['/', '/api/v10', '/api', '/mediathek', '/api-test', '/sandbox-banking'])
      expect(shop.api.owns(path)).toBe(false);
  });
});

test('a bug of ours is 500 without a word about the program', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const broken = await openShop(sqlite);
  await broken.db.updateTable('stores').set({ info: '{not json' }).execute();
  const { status, text, headers } = await broken.get('/storeInfo');
  expect({ status, text }).toEqual({
    status: 500,
    text: '{"error":"Something went wrong. Please try again later.","code":"internal"}',
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  await broken.close();
});

describe('A12 other sites', () => {
  const signIn = (headers: Record<string, string>, host = 'shop.example') =>
    shop.post('/users/authorize', BODY, { host, headers });

  test.each([
    'https://evil.example',
    'null',
    'http://shop.example.evil.example',
    'http://shop.example:81',
    'file://',
    'nonsense',
    'http://api.shop.example',
  ])('a post from %s is refused and not reflected', async (origin) => {
    const { status, body, headers } = await signIn({ origin });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'cross-site' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('A12 what a browser calls cross-site is refused without an Origin too; same-origin, none and programs are not', async () => {
    expect((await signIn({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    for (const site of ['same-origin', 'same-site', 'none'])
      expect((await signIn({ 'sec-fetch-site': site })).status, site).toBe(200);
    expect((await signIn({})).status).toBe(200);
    expect((await shop.get('/products', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });

  test('nor does an order get through with a token', async () => {
    const { status } = await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), {
      token,
      host: 'shop.example',
      headers: { origin: 'https://evil.example' },
    });
    expect(status).toBe(403);
    expect((await shop.get('/orders', { token })).body).toEqual([]);
  });

  test.each([
    ['http://shop.example', 'shop.example'],
    ['https://shop.example', 'shop.example:443'],
    ['http://localhost:8044', 'localhost:8044'],
    ['http://[::1]:8044', '[::1]:8044'],
  ])('a post from the page itself, %s', async (origin, host) => {
    const { status, headers } = await signIn({ origin }, host);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('reading from another site gives no permission', async () => {
    const { status, headers } = await shop.get('/products', { headers: { origin: 'https://evil.example' } });
    expect(status).toBe(200);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('the pages of {host} may call api.{host}, with the exact origin', async () => {
    const origin = 'https://shop.example';
    for (const { status, headers } of [
      await signIn({ origin }, 'api.shop.example'),
      await shop.get('/products', { host: 'api.shop.example', headers: { origin } }),
    ]) {
      expect(status).toBe(200);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('vary')).toBe('Origin');
    }
    expect((await signIn({ origin: 'https://evil.example' }, 'api.shop.example')).status).toBe(403);
  });

  test('the question before it is answered for that page only', async () => {
    const ask = (origin: string, host: string) =>
      shop.call('OPTIONS', '/orders', { host, headers: { origin, 'access-control-request-method': 'POST' } });
    const yes = await ask('https://shop.example', 'api.shop.example');
    expect(yes.status).toBe(204);
    expect(yes.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(yes.headers.get('access-control-allow-methods')).toBe('GET, POST');
    for (const name of ['authorization', 'content-type', 'idempotency-key'])
      expect(yes.headers.get('access-control-allow-headers')).toContain(name);
    for (const [origin, host] of [
      ['https://evil.example', 'api.shop.example'],
      ['https://evil.example', 'shop.example'],
      ['null', 'api.shop.example'],
    ] as const) {
      const no = await ask(origin, host);
      expect([...no.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
