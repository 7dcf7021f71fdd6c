import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuse } from '#backends/serving/answer.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { transact, transactShort } from '#store-api/base/db/transact.ts';

/** Transactions that share a durable write: each is all or nothing, and none is acknowledged that is not on disk. */
let folder: string;
let db: Db;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-shared-'));
  db = await openDatabase(`sqlite:${folder}/store.db`);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const add = (key: string, value = '') =>
  transactShort(db, async (trx) => {
    await trx
      .insertInto('meta')
      .values({ key: `${key}-a`, value })
      .execute();
    await trx
      .insertInto('meta')
      .values({ key: `${key}-b`, value })
      .execute();
    return undefined;
  });
const keys = async () => (await db.selectFrom('meta').select('key').orderBy('key').execute()).map(({ key }) => key);

test('each that resolved is there whole for who reads, others are not there at all', async () => {
  const acts = Array.from({ length: 100 }, (_, n) =>
    n % 3 === 0
      ? transactShort(db, async (trx) => {
          await trx
            .insertInto('meta')
            .values({ key: `${n}-a`, value: '' })
            .execute();
          return refuse(409, 'no', 'No.');
        })
      : add(String(n)).then(async () => expect(await keys()).toEqual(expect.arrayContaining([`${n}-a`, `${n}-b`]))),
  );
  await Promise.all(acts);
  expect((await keys()).length).toBe(66 * 2);
});

test('a statement that fails, and a bug, take back their own transaction only', async () => {
  const broken = transactShort(db, async (trx) => {
    await trx.insertInto('meta').values({ key: 'x-a', value: '' }).execute();
    await trx.insertInto('meta').values({ key: 'x-a', value: 'twice' }).execute();
    return undefined;
  });
  const thrown = transactShort(db, async (trx) => {
    await trx.insertInto('meta').values({ key: 'y-a', value: '' }).execute();
    throw new Error('a bug');
  });
  const results = await Promise.allSettled([add('1'), broken, add('2'), thrown, add('3')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await keys()).toEqual(['1-a', '1-b', '2-a', '2-b', '3-a', '3-b']);
});

test('F3 the disk fills up among many: who was told of success is there, who was not is not, and it recovers', async () => {
  const { page_count } = (await sql<{ page_count: number }>`select page_count from pragma_page_count`.execute(db))
    .rows[0]!;
  await sql`pragma max_page_count = ${sql.lit(page_count + 60)}`.execute(db);
  const results = await Promise.allSettled(Array.from({ length: 64 }, (_, n) => add(`k${n}`, 'x'.repeat(5_000))));
  const told = results.flatMap(({ status }, n) => (status === 'fulfilled' ? [`k${n}-a`, `k${n}-b`] : []));
  expect(results.some(({ status }) => status === 'rejected')).toBe(true);
  expect(await keys()).toEqual(told.sort());
  await sql`pragma max_page_count = 1000000`.execute(db);
  await add('after');
  expect(await keys()).toContain('after-b');
});

test('a long transaction waits for nobody and keeps nobody waiting to hear', async () => {
  const order: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const first = add('1').then(() => order.push('first'));
  const long = transact(db, async (trx) => {
    await trx.insertInto('meta').values({ key: 'long', value: '' }).execute();
    await gate;
    return undefined;
  }).then(() => order.push('long'));
  const last = add('2').then(() => order.push('last'));
  await first;
  expect(order).toEqual(['first']);
  open();
  await Promise.all([long, last]);
  expect(order).toEqual(['first', 'long', 'last']);
});
