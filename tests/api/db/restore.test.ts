import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { openStoreApi } from '#store-api/app.ts';
import { hashToken } from '#store-api/base/auth/token.ts';
import { readEnvironment } from '#environment.ts';
import { sqlite } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import { ownerCommand } from '../owner-command.ts';

let folder: string;
let shop: TestShop;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-backup-'));
  shop = await openShop(sqlite);
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const store = (args: string[], url = shop.url) => ownerCommand({ DATABASE_URL: url, DATA_DIR: folder }, args);
/** As a process of its own: the locks of a file are a process's. */
const elsewhere = (...args: string[]) =>
  spawnSync(process.execPath, ['src/owner/cli/cli.ts', ...args], {
    env: { ...process.env, DATABASE_URL: shop.url, DATA_DIR: folder },
    encoding: 'utf8',
  });

const backup = () => join(folder, 'backup.db');
const pathOf = (url: string) => url.slice('sqlite:'.length);

async function orders(url: string) {
  const db = await openDatabase(url);
  const found = await db.selectFrom('orders').select(['id', 'total_paise']).execute();
  const items = await db.selectFrom('order_items').selectAll().execute();
  await db.destroy();
  for (const { id, total_paise } of found)
    expect(
      items.filter((item) => item.order_id === id).reduce((sum, line) => sum + line.price_paise * line.quantity, 0),
    ).toBe(total_paise);
  return found.map(({ id }) => id);
}

test('a restore signs everybody out, and links to a new password that were open in the backup open nothing', async () => {
  const token = await shop.signUp('asha@example.com');
  const link = 'a-link-that-was-mailed';
  const { id } = await shop.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await shop.db
    .insertInto('password_resets')
    .values({
      store_id: 'main',
      hash: hashToken(link),
      user_id: id,
      created_at: at(0),
      expires_at: at(30),
      used_at: null,
    })
    .execute();
  expect((await store(['backup', backup()])).status).toBe(0);
  // After the backup: signed out everywhere, and the link used. Going back must not undo either.
  await shop.db.deleteFrom('tokens').execute();
  await shop.db
    .updateTable('password_resets')
    .set({ used_at: at(0) })
    .execute();
  const url = `sqlite:${join(folder, 'copy', 'store.db')}`;
  const { said } = await store(['restore', backup(), '--yes'], url);
  const api = await openStoreApi(readEnvironment({ DATABASE_URL: url, DATA_DIR: folder }));
  const call = async (path: string, init: RequestInit) =>
    (await api.fetch(new Request(`http://localhost/api/v1${path}`, init))).status;
  expect(await call('/orders', { headers: { authorization: `Bearer ${token}` } })).toBe(401);
  expect(
    await call('/users/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: link, password: 'another horse' }),
    }),
  ).toBe(400);
  await api.close();
  expect(said).toContain('Everybody is signed out, and links to a new password that were open then open nothing.');
  // The backup itself stays as it was taken.
  expect(new DatabaseSync(backup(), { readOnly: true }).prepare('select count(*) as count from tokens').get()).toEqual({
    count: 1,
  });
});

test('a restore refuses what is no sound backup, and a database that a shop has open; nothing changes', async () => {
  expect((await store(['backup', backup()])).status).toBe(0);
  const { status, stderr } = elsewhere('restore', backup(), '--yes');
  expect(stderr.trim()).toBe(`a shop has ${pathOf(shop.url)} open: stop it first`);
  expect(status).toBe(1);
  const target = `sqlite:${join(folder, 'target.db')}`;
  const [garbage, newer, other, half] = ['garbage', 'newer', 'other', 'half'].map((name) =>
    join(folder, `${name}.db`),
  ) as [string, string, string, string];
  writeFileSync(garbage, 'a letter to my aunt. '.repeat(500));
  new DatabaseSync(newer).exec(
    "create table migrations (name text primary key, at text); insert into migrations values ('9999-later', ''); create table orders (id text)",
  );
  new DatabaseSync(other).exec('create table recipes (id text)');
  const bytes = readFileSync(backup());
  bytes.fill(0xa5, 12 * 4096, 14 * 4096);
  writeFileSync(half, bytes);
  for (const [file, why] of [
    [garbage, 'is no database of a shop'],
    [newer, 'was made by a newer Selvedge (it has 9999-later)'],
    [other, 'is no database of a shop'],
    [half, 'is damaged'],
    [join(folder, 'none.db'), 'there is no file'],
  ] as const)
    expect(await store(['restore', file, '--yes'], target)).toMatchObject({
      status: 1,
      wrong: expect.stringContaining(why),
    });
  expect(existsSync(join(folder, 'target.db'))).toBe(false);
  // Nobody is asked to agree to what cannot be done.
  expect(await store(['restore', join(folder, 'none.db')], shop.url)).toMatchObject({
    status: 1,
    wrong: expect.stringContaining('there is no file'),
  });
});

test('D717 numbers of documents that were given out since the backup are not given out again', async () => {
  const url = `sqlite:${join(folder, 'shop.db')}`;
  const give = async (series: string, last: number) => {
    const db = await openDatabase(url);
    await db
      .insertInto('document_series')
      .values({ store_id: 'main', series, year: '2026', last })
      .onConflict((conflict) => conflict.columns(['store_id', 'series', 'year']).doUpdateSet({ last }))
      .execute();
    await db.destroy();
  };
  expect((await store(['backup', backup()])).status).toBe(0);
  expect((await store(['restore', backup(), '--yes'], url)).status).toBe(0);
  rmSync(backup());
  await give('IN', 7);
  expect((await store(['backup', backup()], url)).status).toBe(0);
  await give('IN', 9);
  await give('RE', 2);
  const { said } = await store(['restore', backup(), '--yes'], url);
  expect(said).toContain('Documents go on after the last numbers that were given out: IN2026-00009, RE2026-00002.');
  // From one time to the next.
  expect((await store(['restore', backup(), '--yes'], url)).said).toContain('IN2026-00009, RE2026-00002');
  const db = await openDatabase(url);
  const last = await db.selectFrom('document_series').select(['series', 'last']).orderBy('series').execute();
  await db.destroy();
  expect(last).toEqual([
    { series: 'IN', last: 9 },
    { series: 'RE', last: 2 },
  ]);
});

test('a restore keeps what was there, also when that is damaged', async () => {
  expect((await store(['backup', backup()])).status).toBe(0);
  const path = join(folder, 'target.db');
  for (const before of ['a database', 'damage'] as const) {
    if (before === 'a database') await (await openDatabase(`sqlite:${path}`)).destroy();
    else writeFileSync(path, 'what a flood left over '.repeat(400));
    const { status, said } = await store(['restore', backup(), '--yes'], `sqlite:${path}`);
    expect(status).toBe(0);
    const kept = /kept as (\S+)\.$/m.exec(said)?.[1] ?? '';
    expect(said.includes('Which numbers of documents were given out')).toBe(before === 'damage');
    if (before === 'damage') expect(readFileSync(kept, 'utf8')).toContain('what a flood left over');
    else
      expect(new DatabaseSync(kept, { readOnly: true }).prepare('select count(*) as count from orders').get()).toEqual({
        count: 0,
      });
    expect(await orders(`sqlite:${path}`)).toEqual([]);
  }
});
