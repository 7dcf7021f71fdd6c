import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
