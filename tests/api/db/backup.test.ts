import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { openStoreApi } from '#store-api/app.ts';
import { readEnvironment } from '#environment.ts';
import { BELT, JEANS } from '../catalogue.ts';
import { sqlite } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
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

/** As a process of its own, while this one goes on. */
function besides(...args: string[]): Promise<{ status: number | null; said: string; wrong: string }> {
  const child = spawn(process.execPath, ['src/owner/cli/cli.ts', ...args], {
    env: { ...process.env, DATABASE_URL: shop.url, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, wrong] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (wrong += chunk.toString()));
  return new Promise(
    (resolve) => void child.once('close', (status) => resolve({ status, said: said.trim(), wrong: wrong.trim() })),
  );
}

const backup = () => join(folder, 'backup.db');

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

test('a backup taken while orders come in is whole, and a shop runs on it', async () => {
  const token = await shop.signUp('asha@example.com');
  const before: string[] = [];
  const after: string[] = [];
  let [saved, list] = [false, before];
  const client = async () => {
    for (; !saved; await turn())
      list.push(
        (
          await shop.post(
            '/orders',
            orderOf([
              { productId: BELT, quantity: 2 },
              { productId: JEANS, quantity: 1, size: 'S', color: 'Indigo' },
            ]),
            { token },
          )
        ).body.id as string,
      );
  };
  const load = Promise.all(Array.from({ length: 8 }, client));
  await expect.poll(() => before.length).toBeGreaterThan(20);
  list = after;
  const acknowledged = [...before];
  const result = await besides('backup', backup());
  saved = true;
  await load;
  expect(result).toMatchObject({
    status: 0,
    wrong: '',
    said: expect.stringMatching(
      /^Saved (1 order|\d+ orders), [\d.]+ MB, of .+store\.db to .+backup\.db\. Pictures are files of their own: copy .+\/media too\.$/,
    ),
  });
  expect(after.length).toBeGreaterThan(0);
  expect(statSync(backup()).mode & 0o777).toBe(0o600);

  const url = `sqlite:${join(folder, 'copy', 'store.db')}`;
  expect((await store(['restore', backup(), '--yes'], url)).status).toBe(0);
  const kept = await orders(url);
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
  const api = await openStoreApi(readEnvironment({ DATABASE_URL: url, DATA_DIR: folder }));
  const call = (path: string, init: RequestInit) => api.fetch(new Request(`http://localhost/api/v1${path}`, init));
  const again = await call('/users/authorize', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.com', password: 'correct horse' }),
  });
  const signedIn = ((await again.json()) as { token: string }).token;
  expect((await call('/orders', { headers: { authorization: `Bearer ${signedIn}` } })).status).toBe(200);
  await api.close();
});

test('a backup overwrites nothing, and leaves nothing behind when it fails', async () => {
  writeFileSync(backup(), 'precious');
  expect(await store(['backup', backup()])).toMatchObject({
    status: 1,
    wrong: `${backup()} exists already, and is not overwritten`,
  });
  expect(readFileSync(backup(), 'utf8')).toBe('precious');
  expect(await store(['backup', join(folder, 'none', 'backup.db')])).toMatchObject({
    status: 1,
    wrong: expect.stringContaining('ENOENT'),
  });
  expect(await store(['backup', join(folder, 'other.db')], `sqlite:${folder}/nowhere.db`)).toMatchObject({
    status: 1,
    wrong: expect.stringContaining('is missing'),
  });
  expect(await store(['backup', join(folder, 'other.db')], 'postgres://me@127.0.0.1:1/shop')).toMatchObject({
    status: 1,
    wrong: 'backup is for SQLite; for PostgreSQL use pg_dump',
  });
  expect(existsSync(join(folder, 'other.db'))).toBe(false);
  expect(existsSync(join(folder, 'nowhere.db'))).toBe(false);
  expect((await store(['backup'])).status).toBe(2);
});
