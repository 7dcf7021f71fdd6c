import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { log } from '#log.ts';
import { sqlite } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop(sqlite);
  await shop.signUp('asha@example.com');
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
