import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CircuitBreaker, CircuitOpen } from '#store-api/base/db/postgres/circuit-breaker.ts';
import { ServingPool } from '#store-api/base/db/postgres/serving-pool.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { SERVING } from '#store-api/base/db/postgres-pool.ts';
import { PoolFull } from '#store-api/base/db/unavailable.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { hasPostgres, postgres } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import { freezable } from './freezable-line.ts';

describe.skipIf(!hasPostgres)('connections of a process that answers requests', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(postgres);
  });
  afterAll(() => shop.close());

  test('F6 a server that refuses is not asked again for a moment, then once', async () => {
    const clock = { ms: 0 };
    const breaker = new CircuitBreaker({ failures: 2, openMs: 1_000, now: () => clock.ms });
    const pool = new ServingPool(`postgres://postgres@127.0.0.1:${await freePort()}/none`, { breaker });
    const connect = () => pool.connect().catch((error: unknown) => error);
    expect(await connect()).toMatchObject({ code: 'ECONNREFUSED' });
    expect(await connect()).toMatchObject({ code: 'ECONNREFUSED' });
    expect(await connect()).toBeInstanceOf(CircuitOpen);
    clock.ms = 1_000;
    const trials = await Promise.all([connect(), connect(), connect()]);
    expect(trials.filter((error) => error instanceof CircuitOpen)).toHaveLength(2);
    await pool.end();
  });

  test('F6 when a server turns out to be read-only, all connections to it are replaced', async () => {
    const pool = new ServingPool(shop.url, { max: 2, limits: SERVING });
    const [one, two] = [await pool.connect(), await pool.connect()];
    const before = [await pidOf(one), await pidOf(two)];
    two.release();
    await one.query('begin read only');
    await expect(one.query(`insert into meta values ('x', 'y')`)).rejects.toMatchObject({ code: '25006' });
    await one.query('rollback');
    one.release();
    const [three, four] = [await pool.connect(), await pool.connect()];
    expect(before).not.toContain(await pidOf(three));
    expect(before).not.toContain(await pidOf(four));
    three.release();
    four.release();
    await pool.end();
  });

  test('F6 where one connection hears nothing, the idle ones are replaced as well', async () => {
    const frozen = await freezable(new URL(inject('postgres')));
    const url = new URL(shop.url);
    url.port = String(frozen.port);
    const pool = new ServingPool(url.href, { max: 2, limits: { ...SERVING, answerMs: 300 } });
    const [one, two] = [await pool.connect(), await pool.connect()];
    const before = [await pidOf(one), await pidOf(two)];
    one.release();
    two.release();
    frozen.freeze();
    await expect(pool.query('select 1', [])).rejects.toThrow('Query read timeout');
    frozen.thaw();
    const [three, four] = [await pool.connect(), await pool.connect()];
    expect(before).not.toContain(await pidOf(three));
    expect(before).not.toContain(await pidOf(four));
    three.release();
    four.release();
    await pool.end();
    frozen.close();
  });

  test('more requests than can be served in time are refused at once', async () => {
    const pool = new ServingPool(shop.url, { max: 1, limits: SERVING });
    const held = await pool.connect();
    const waiting = Array.from({ length: 31 }, () => pool.connect().catch((error: unknown) => error));
    expect(await waiting.at(-1)).toBeInstanceOf(PoolFull);
    held.release();
    for (const next of waiting.slice(0, -1)) ((await next) as pg.PoolClient).release();
    await pool.end();
  });

  test('a transaction carries its limits; those of the URL come first', async () => {
    const db = await openDatabase(`${shop.url}?lock_timeout=1234`, { serves: true });
    const limits = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ setting: string }>`
        select setting from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name`.execute(trx);
      return rows.map(({ setting }) => setting);
    });
    expect(limits).toEqual(['1234', String(SERVING.statementMs)]);
    await db.destroy();
  });
});

async function pidOf(client: pg.PoolClient): Promise<number> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
}
