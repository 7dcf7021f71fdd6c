import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readOutbox, resetLink } from '../../fixtures/read-mail.ts';
import { BELT } from '../catalogue.ts';
import { describeEveryEngine, hasPostgres, postgres } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { soon } from '../../fixtures/soon.ts';
import { readEnvironment } from '#environment.ts';
import { pruneLimits } from '#store-api/base/limits/prune-limits.ts';
import { openStoreApi } from '#store-api/app.ts';

const HOUR = 60 * 60 * 1000;

describeEveryEngine('limits of signing in', (engine) => {
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
  const signIn = (email: string, more: object = {}, peer = '203.0.113.7') =>
    shop.post('/users/authorize', { email, password: 'correct horse', ...more }, { peer });

  test('A2 ten wrong passwords, then 429 with Retry-After; from elsewhere the owner still gets in', async () => {
    await shop.signUp('target@example.com');
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

  test('A3 X-Forwarded-For of an unknown peer opens no new count', async () => {
    await shop.signUp('forwarded@example.com');
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
});

describeEveryEngine('limits', (engine) => {
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

describeEveryEngine('A2 wrong passwords from many addresses', (engine) => {
  const WINDOW = 15 * 60_000;
  const person = { email: 'owner@example.com', password: 'correct horse' };

  test('A2 429 with Retry-After once the account has had its share; the owner can still reset, and gets in', async () => {
    const shop = await openShop(engine, { limits: { signInByEmail: { max: 12, windowMs: WINDOW } } });
    await shop.signUp(person.email);
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
    const mail = await soon(() => resetLink(readOutbox(join(shop.dataFolder, 'outbox'))[0]!));
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
    await shop.signUp(person.email);
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

test.skipIf(!hasPostgres)('A3 counts whose time was over an hour ago are deleted in batches, others stay', async () => {
  const shop = await openShop(postgres);
  const now = new Date();
  const hoursAgo = (hours: number) => now.getTime() - hours * 3_600_000;
  await sql`insert into rate_limits (key, points, expire)
    select 'old:' || n, 1, ${hoursAgo(1.1)} from generate_series(1, 12000) n`.execute(shop.db);
  await sql`insert into rate_limits (key, points, expire)
    values ('fresh:1', 1, ${hoursAgo(0.9)}), ('running:1', 1, ${hoursAgo(-1)})`.execute(shop.db);
  await pruneLimits(shop.db, now);
  // The shop may be pruning, too: whoever finds a batch taken leaves the rest to the other.
  const kept = async () => (await sql<{ key: string }>`select key from rate_limits order by key`.execute(shop.db)).rows;
  await expect.poll(async () => (await kept()).map(({ key }) => key)).toEqual(['fresh:1', 'running:1']);
  await shop.close();
});

describeEveryEngine('limits of an account', (engine) => {
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
