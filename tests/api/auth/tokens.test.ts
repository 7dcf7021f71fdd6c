import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

const HOUR = 60 * 60 * 1000;

describeEveryEngine('tokens', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
    shop = await openShop(engine);
    await shop.signUp('asha@example.com');
  });
  afterAll(async () => {
    await shop.close();
    vi.useRealTimers();
  });
  const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);
  const signIn = (email: string, more: object = {}, peer = '203.0.113.7') =>
    shop.post('/users/authorize', { email, password: 'correct horse', ...more }, { peer });

  test('A8 a token is worth nothing after signing out', async () => {
    const [one, other] = [(await signIn('asha@example.com')).body.token, (await signIn('asha@example.com')).body.token];
    expect((await shop.post('/users/logout', undefined, { token: one })).body).toEqual({ success: true });
    const after = await shop.get('/accountInfo', { token: one });
    expect(after).toMatchObject({ status: 401, body: { error: 'Please sign in.', code: 'not-signed-in' } });
    expect(after.headers.get('www-authenticate')).toBe('Bearer');
    expect((await shop.get('/accountInfo', { token: other })).status).toBe(200);
  });

  test('a token lasts 24 hours, with remember-me 30 days', async () => {
    const short = (await signIn('asha@example.com')).body.token;
    const long = (await signIn('asha@example.com', { rememberMe: true })).body.token;
    pass(23 * HOUR);
    expect((await shop.get('/accountInfo', { token: short })).status).toBe(200);
    pass(2 * HOUR);
    expect((await shop.get('/accountInfo', { token: short })).status).toBe(401);
    pass(28 * 24 * HOUR);
    expect((await shop.get('/accountInfo', { token: long })).status).toBe(200);
    pass(2 * 24 * HOUR);
    expect((await shop.get('/accountInfo', { token: long })).status).toBe(401);
  });

  test.each([undefined, 'nonsense', "' or 1=1 --", 'x'.repeat(5000)])(
    'every call of a signed-in user needs a token: %s',
    async (token) => {
      for (const path of ['/accountInfo', '/orders', '/payments/fields'])
        expect((await shop.get(path, { token })).status).toBe(401);
      for (const path of ['/orders', '/payments', '/users/logout'])
        expect((await shop.post(path, {}, { token })).status).toBe(401);
    },
  );
});
