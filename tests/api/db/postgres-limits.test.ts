import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { openPool, SERVING } from '#store-api/base/db/postgres-pool.ts';
import { isUnavailable } from '#store-api/base/db/unavailable.ts';
import { BELT } from '../catalogue.ts';
import { hasPostgres, postgres } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { freezable } from './freezable-line.ts';

/** More than the pool has connections. */
const MANY = 14;
const LIMITS = { statementMs: 300, lockMs: 200, idleInTransactionMs: 300, answerMs: 600 };

describe.skipIf(!hasPostgres)('F4 what PostgreSQL does not answer in time', () => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(postgres);
    token = await shop.signUp('asha@example.com');
  });
  afterAll(() => shop.close());

  test('under a lock that somebody holds, writes are 503 with Retry-After within seconds, and every connection comes back', async () => {
    const other = new pg.Client(shop.url);
    await other.connect();
    await other.query('begin');
    await other.query('lock table orders in access exclusive mode');
    const order = () => shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token });
    const began = performance.now();
    const refused = await Promise.all(Array.from({ length: MANY }, order));
    expect(performance.now() - began).toBeLessThan(20_000);
    for (const { status, body, headers } of refused)
      expect({ status, code: body.code, again: headers.get('retry-after') }).toEqual({
        status: 503,
        code: 'unavailable',
        again: '5',
      });
    expect((await shop.get('/products')).status).toBe(200);
    await other.query('rollback');
    await other.end();
    expect((await Promise.all(Array.from({ length: MANY }, order))).map(({ status }) => status)).toEqual(
      Array(MANY).fill(201),
    );
  });

  test('a statement, a lock and an idle transaction end when their time is over; the pool goes on', async () => {
    const pool = openPool(shop.url, { max: 1, limits: LIMITS });
    expect(isUnavailable(await failure(pool.query('select pg_sleep(20)')))).toBe(true);
    const idle = await pool.connect();
    await idle.query('begin');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(isUnavailable(await failure(idle.query('select 1')))).toBe(true);
    idle.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  test('a server that is reached and says nothing is given up, and its connection with it', async () => {
    const frozen = await freezable(new URL(inject('postgres')));
    const url = new URL(shop.url);
    url.port = String(frozen.port);
    const pool = openPool(url.href, { max: 1, limits: LIMITS });
    await pool.query('select 1');
    frozen.freeze();
    expect(isUnavailable(await failure(pool.query('select 1')))).toBe(true);
    frozen.thaw();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
    frozen.close();
  });

  test('migrations and commands may take as long as they need', async () => {
    const asked = async (db: Awaited<ReturnType<typeof openDatabase>>) =>
      (
        await sql<{
          name: string;
          setting: string;
        }>`select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(
          db,
        )
      ).rows.map(({ setting }) => setting);
    const [command, serving] = [await openDatabase(shop.url), await openDatabase(shop.url, { serves: true })];
    expect(await asked(command)).toEqual(['0', '0', '0']);
    expect((await asked(serving)).every((setting) => Number(setting) > 0)).toBe(true);
    // Another process migrates, for longer than a lock may be waited for.
    const other = new pg.Client(shop.url);
    await other.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(804420261)');
    const opening = openDatabase(shop.url, { serves: true });
    await new Promise((resolve) => setTimeout(resolve, SERVING.lockMs + 500));
    await other.query('rollback');
    await other.end();
    for (const db of [command, serving, await opening]) await db.destroy();
  });
});

function failure(query: Promise<unknown>): Promise<unknown> {
  return query.then(
    () => undefined,
    (error: unknown) => error,
  );
}
