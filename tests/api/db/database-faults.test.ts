import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { StartError } from '#environment.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { isUnavailable } from '#store-api/base/db/unavailable.ts';
import { BELT } from '../catalogue.ts';
import { sqlite } from '../engines.ts';
import { openShop, orderOf } from '../fixture.ts';

describe('F5 what cannot be opened is refused in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-broken-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('garbage, and it is not touched', async () => {
    const path = join(folder, 'garbage.db');
    writeFileSync(path, 'this is a letter to my aunt. '.repeat(400));
    const before = readFileSync(path);
    expect(await refusal(`sqlite:${path}`)).toBe(
      `the database ${path} is no SQLite database; move that file away or set DATABASE_URL to another file`,
    );
    expect(readFileSync(path)).toEqual(before);
  });

  test('a truncated database', async () => {
    const path = join(folder, 'half.db');
    await (await openDatabase(`sqlite:${path}`)).destroy();
    const whole = readFileSync(path);
    writeFileSync(path, Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100, 7)]));
    expect(await refusal(`sqlite:${path}`)).toContain(`the database ${path} is damaged`);
  });

  test('a folder, and a path through a file', async () => {
    expect(await refusal(`sqlite:${folder}`)).toContain('cannot be opened');
    writeFileSync(join(folder, 'file'), '');
    expect(await refusal(`sqlite:${folder}/file/store.db`)).toContain(
      `the database ${folder}/file/store.db cannot be used`,
    );
  });

  test('a server that is not there, without its password', async () => {
    const line = await refusal('postgres://me:secret@127.0.0.1:1/shop');
    expect(line).toContain('the database on 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1');
    expect(line).not.toContain('secret');
  });
});

describe('F3 a full disk', () => {
  test('F3 what does not fit is told as unavailable and leaves nothing; reads go on, and it recovers', async () => {
    const made = await sqlite.makeDatabase();
    const db = await openDatabase(made.url);
    const add = () =>
      transact(db, (trx) =>
        trx
          .insertInto('meta')
          .values([
            { key: 'small', value: '' },
            { key: 'large', value: 'x'.repeat(100_000) },
          ])
          .execute(),
      );
    await sql`pragma max_page_count = 1`.execute(db);
    const error = await add().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: 'database or disk is full' });
    expect(isUnavailable(error)).toBe(true);
    expect(await db.selectFrom('meta').select('key').where('key', 'in', ['small', 'large']).execute()).toEqual([]);
    await sql`pragma max_page_count = 1000000`.execute(db);
    await add();
    expect(await db.selectFrom('meta').select('key').where('key', 'in', ['small', 'large']).execute()).toHaveLength(2);
    await db.destroy();
    await made.drop();
  });
});

describe('F4 a database locked by another process', () => {
  test('a write waits for a short lock; reads go on', async () => {
    const shop = await openShop(sqlite);
    const token = await shop.signUp('asha@example.com');
    const other = new DatabaseSync((await fileOf(shop.db)) ?? '');
    other.exec('begin immediate');
    const order = shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token });
    expect((await shop.get('/products')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 100));
    other.exec('rollback');
    expect((await order).status).toBe(201);
    other.close();
    await shop.close();
  });

  test('under a long one the write is 503 with Retry-After, and it recovers', async () => {
    const shop = await openShop(sqlite);
    const token = await shop.signUp('asha@example.com');
    const other = new DatabaseSync((await fileOf(shop.db)) ?? '');
    other.exec('begin immediate');
    const body = orderOf([{ productId: BELT, quantity: 1 }]);
    const refused = await shop.post('/orders', body, { token });
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('5');
    other.exec('rollback');
    other.close();
    expect((await shop.post('/orders', body, { token })).status).toBe(201);
    await shop.close();
  });
});

async function refusal(url: string): Promise<string> {
  const error = await openDatabase(url).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).not.toContain('\n');
  return message;
}

/** Where SQLite says its file is. */
async function fileOf(db: Awaited<ReturnType<typeof openDatabase>>): Promise<string | undefined> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db);
  return rows[0]?.file;
}
