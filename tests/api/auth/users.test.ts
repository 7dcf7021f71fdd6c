import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

describeEveryEngine('users', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
    shop = await openShop(engine);
  });
  afterAll(async () => {
    await shop.close();
    vi.useRealTimers();
  });
  const person = (email: string) => ({ email, password: 'correct horse', firstName: ' Asha ', lastName: 'Rao' });
  const signIn = (email: string, more: object = {}, peer = '203.0.113.7') =>
    shop.post('/users/authorize', { email, password: 'correct horse', ...more }, { peer });

  test('register, sign in, read the account', async () => {
    const registered = await shop.post('/users/register', person('  Asha@Example.COM '));
    expect(registered).toMatchObject({ status: 201, body: { success: true } });
    const { status, body, headers } = await signIn('ASHA@example.com');
    expect(status).toBe(200);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    const account = await shop.get('/accountInfo', { token: body.token });
    expect(account.body).toEqual({
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      createdAt: '2026-11-21T10:00:00.000Z',
    });
    expect(account.headers.get('cache-control')).toBe('no-store');
  });

  test('neither password nor token is kept as it is', async () => {
    const { body } = await signIn('asha@example.com');
    const { password_hash } = await shop.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'asha@example.com')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tokens = await shop.db.selectFrom('tokens').selectAll().execute();
    expect(JSON.stringify(tokens)).not.toContain(body.token);
  });

  test('a known address is told so, also in other letters and when two come at once', async () => {
    expect(await shop.post('/users/register', person('ASHA@example.com'))).toMatchObject({
      status: 409,
      body: { code: 'email-taken' },
    });
    const both = await Promise.all([
      shop.post('/users/register', person('twins@example.com')),
      shop.post('/users/register', person('twins@example.com')),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test.each([
    [{ email: 'nobody' }, { email: 'Invalid email address' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ firstName: ' A ' }, { firstName: 'First name must be at least 2 characters' }],
    [{ lastName: undefined }, { lastName: 'Last name is required' }],
    [
      { email: ['a@b.co'], password: { length: 9 } },
      { email: 'Email is required', password: 'Password is required' },
    ],
  ])('register refuses %j', async (change, fields) => {
    const { status, body } = await shop.post('/users/register', { ...person('other@example.com'), ...change });
    expect({ status, code: body.code, fields: body.fields }).toEqual({ status: 400, code: 'invalid', fields });
    expect(body.error).toBe(Object.values(fields)[0]);
  });

  test('A1 a wrong password and an unknown address get the same answer', async () => {
    const wrong = await shop.post('/users/authorize', { email: 'asha@example.com', password: 'wrong horse' });
    const unknown = await shop.post('/users/authorize', { email: 'nobody@example.com', password: 'wrong horse' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { error: 'Invalid email or password.', code: 'bad-credentials' },
    });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(401);
  });

  test('A1 an unknown address takes as long as a wrong password', async () => {
    const quickest = { known: Infinity, unknown: Infinity };
    const time = async (email: string, round: number) => {
      const began = performance.now();
      await shop.post('/users/authorize', { email, password: 'wrong horse' }, { peer: `198.51.100.${round}` });
      return performance.now() - began;
    };
    const ratio = () => Math.min(quickest.known, quickest.unknown) / Math.max(quickest.known, quickest.unknown);
    // The quickest of each, in turn: a busy machine only ever adds to a time, and more rounds take that away again.
    for (let round = 0; round < 7 || (round < 40 && ratio() <= 0.4); round += 1) {
      quickest.known = Math.min(quickest.known, await time('twins@example.com', round));
      quickest.unknown = Math.min(quickest.unknown, await time('nowhere@example.com', 100 + round));
    }
    expect(ratio()).toBeGreaterThan(0.4);
  });

  test('A5 lengths at the border, and a password of 1 MB to each call that takes one', async () => {
    for (const [path, body] of [
      ['/users/authorize', {}],
      ['/users/register', { firstName: 'Asha', lastName: 'Rao' }],
      ['/users/reset-password', { token: 'x'.repeat(43) }],
    ] as const) {
      const send = (password: string) => shop.post(path, { email: 'long@example.com', ...body, password });
      expect((await send('x'.repeat(257))).body.fields, path).toEqual({
        password: 'Password must be at most 256 characters',
      });
      expect((await send('₹'.repeat(257))).status, path).toBe(400);
      expect((await send('x'.repeat(1_000_000))).status, path).toBe(413);
    }
  });

  test('A5 a password of 257 characters is refused before hashing, one of 1 MB before reading', async () => {
    const long = await shop.post('/users/authorize', { email: 'asha@example.com', password: 'x'.repeat(257) });
    expect(long).toMatchObject({
      status: 400,
      body: { fields: { password: 'Password must be at most 256 characters' } },
    });
    expect(
      (await shop.post('/users/authorize', { email: 'asha@example.com', password: 'x'.repeat(1_000_000) })).status,
    ).toBe(413);
  });

  const PEOPLE = process.env.TEST_ALL ? 100 : 25;

  test(`A6 while ${PEOPLE} people sign in at once, the catalogue answers`, async () => {
    const many = Promise.all(
      Array.from({ length: PEOPLE }, (_, n) =>
        shop.post(
          '/users/authorize',
          { email: `many${n}@example.com`, password: 'wrong horse' },
          { peer: `10.1.0.${n}` },
        ),
      ),
    );
    const products = shop.get('/products');
    const first = await Promise.race([many.then(() => 'sign-ins'), products.then(() => 'catalogue')]);
    expect(first).toBe('catalogue');
    expect((await products).status).toBe(200);
    expect((await many).every(({ status }) => status === 401)).toBe(true);
  });
});
