import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readOutbox, resetLink } from '../../fixtures/read-mail.ts';
import { BELT } from '../catalogue.ts';
import { describeEngines, hasPostgres, postgres } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { readEnvironment } from '#environment.ts';
import { openStoreApi } from '#store-api/app.ts';

const HOUR = 60 * 60 * 1000;

describeEngines('users', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
    shop = await openShop(engine);
  });
  afterAll(async () => {
    await shop.close();
    vi.useRealTimers();
  });
  const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);
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

  test('A2 ten wrong passwords, then 429 with Retry-After; from elsewhere the owner still gets in', async () => {
    await shop.post('/users/register', person('target@example.com'));
    const guess = () =>
      shop.post('/users/authorize', { email: 'target@example.com', password: 'wrong horse' }, { peer: '192.0.2.1' });
    const replies = await Promise.all(Array.from({ length: 14 }, guess));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = replies.find(({ status }) => status === 429)!;
    expect(refused.body.code).toBe('too-many');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn('target@example.com', {}, '192.0.2.1')).status).toBe(429);
    expect((await signIn('target@example.com', {}, '192.0.2.2')).status).toBe(200);
    pass(16 * 60 * 1000);
    expect((await signIn('target@example.com', {}, '192.0.2.1')).status).toBe(200);
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

  test('A3 X-Forwarded-For of a stranger opens no new count', async () => {
    await shop.post('/users/register', person('forwarded@example.com'));
    const guess = (round: number) =>
      shop.post(
        '/users/authorize',
        { email: 'forwarded@example.com', password: 'wrong horse' },
        { peer: '192.0.2.9', headers: { 'x-forwarded-for': `10.0.0.${round}` } },
      );
    const statuses = (await Promise.all(Array.from({ length: 12 }, (_, round) => guess(round)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
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

  test('A6 while 100 people sign in at once, the catalogue answers', async () => {
    const many = Promise.all(
      Array.from({ length: 100 }, (_, n) =>
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

describeEngines('limits', (engine) => {
  test('one address can only register so often', async () => {
    const shop = await openShop(engine, { limits: { registerByPeer: { max: 2, windowMs: HOUR } } });
    const register = (n: number, peer: string) =>
      shop.post(
        '/users/register',
        { email: `n${n}@example.com`, password: 'correct horse', firstName: 'No', lastName: 'One' },
        { peer },
      );
    expect([(await register(1, '192.0.2.1')).status, (await register(2, '192.0.2.1')).status]).toEqual([201, 201]);
    const third = await register(3, '192.0.2.1');
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toBe('3600');
    expect((await register(4, '192.0.2.2')).status).toBe(201);
    await shop.close();
  });
});

describeEngines('A2 wrong passwords from many addresses', (engine) => {
  const WINDOW = 15 * 60_000;
  const person = { email: 'owner@example.com', password: 'correct horse', firstName: 'Asha', lastName: 'Rao' };

  test('A2 429 with Retry-After once the account has had its share; the owner can still reset, and gets in', async () => {
    const shop = await openShop(engine, { limits: { signInByEmail: { max: 12, windowMs: WINDOW } } });
    await shop.post('/users/register', person);
    const guess = (turn: number, password = 'wrong horse') =>
      shop.post('/users/authorize', { email: person.email, password }, { peer: `198.51.100.${turn}` });
    const replies = await Promise.all(Array.from({ length: 20 }, (_, turn) => guess(turn)));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(12).fill(401),
      ...Array<number>(8).fill(429),
    ]);
    const refused = replies.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await guess(200, person.password)).status).toBe(429);
    expect((await shop.post('/users/forgot-password', { email: person.email }, { peer: '192.0.2.50' })).status).toBe(
      200,
    );
    const mail = await vi.waitFor(() => resetLink(readOutbox(join(shop.dataFolder, 'outbox'))[0]!));
    expect(
      (
        await shop.post(
          '/users/reset-password',
          { token: mail.searchParams.get('token'), password: 'another horse' },
          { peer: '192.0.2.50' },
        )
      ).status,
    ).toBe(200);
    expect((await guess(201, 'another horse')).status).toBe(200);
    await shop.close();
  });

  test('A2 guessing at one account does not lock others out, nor fill their share', async () => {
    const shop = await openShop(engine, {
      limits: { signInByAccount: { max: 2, windowMs: WINDOW }, signInByPeer: { max: 5, windowMs: WINDOW } },
    });
    await shop.post('/users/register', person);
    const guess = (email: string, password: string) =>
      shop.post('/users/authorize', { email, password }, { peer: '192.0.2.60' });
    for (let turn = 0; turn < 30; turn += 1) await guess('other@example.com', 'wrong horse');
    // The account's limit refused 28 of these before they counted at the address.
    expect((await guess(person.email, person.password)).status).toBe(200);
    await shop.close();
  });
});

test.skipIf(!hasPostgres)(
  'A2 on PostgreSQL all processes count together, and each alone while the table is away',
  async () => {
    const shop = await openShop(postgres, { limits: { trackingByPeer: { max: 3, windowMs: 60_000 } } });
    const other = await openStoreApi(readEnvironment({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder }), {
      limits: { trackingByPeer: { max: 3, windowMs: 60_000 } },
    });
    const here = async () => (await shop.get('/orders/ord_x?contactInfo=x', { peer: '192.0.2.70' })).status;
    const there = async () =>
      (await other.fetch(new Request('http://localhost/api/v1/orders/ord_x?contactInfo=x'), '192.0.2.70')).status;
    expect([await here(), await there(), await here(), await there(), await here()]).toEqual([404, 404, 404, 429, 429]);
    const kept = JSON.stringify((await sql`select * from rate_limits`.execute(shop.db)).rows);
    expect(kept).not.toMatch(/192\.0\.2|example/);
    await sql`alter table rate_limits rename to away`.execute(shop.db);
    expect([await here(), await here(), await here(), await here(), await there()]).toEqual([404, 404, 404, 429, 404]);
    await sql`alter table away rename to rate_limits`.execute(shop.db);
    expect(await there()).toBe(429);
    await other.close();
    await shop.close();
  },
);

describeEngines('limits of an account', (engine) => {
  test('A2 orders and payments: 429 with Retry-After for one user, nothing for another', async () => {
    const shop = await openShop(engine, {
      environment: { ORDERS_PER_HOUR: '2' },
      limits: { paymentByUser: { max: 1, windowMs: 60_000 } },
    });
    const [one, two] = [await shop.signUp('one@example.com'), await shop.signUp('two@example.com')];
    const order = (token: string) => shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token });
    expect([(await order(one)).status, (await order(one)).status]).toEqual([201, 201]);
    const third = await order(one);
    expect([third.status, third.body.code, Number(third.headers.get('retry-after')) > 0]).toEqual([
      429,
      'too-many',
      true,
    ]);
    expect((await order(two)).status).toBe(201);
    const pay = (token: string) => shop.post('/payments', { orderId: 'x', fields: {} }, { token });
    expect([(await pay(one)).status, (await pay(one)).status, (await pay(two)).status]).toEqual([404, 429, 404]);
    await shop.close();
  });
});
