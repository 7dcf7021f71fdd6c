import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore } from '#store-api/stores/create-store.ts';
import { openDatabase } from '#store-api/db/open-database.ts';

const FIXTURES = new URL('../../fixtures/import/', import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function store(...args: string[]) {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/store-api/cli/cli.ts', ...args], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).not.toMatch(/\n\s+at /);
  return { status, said: stdout.trim(), wrong: stderr.trim() };
}

async function addStore(id: string, isDefault: boolean): Promise<void> {
  const db = await openDatabase(`sqlite:${folder}/store.db`);
  await createStore(db, { id, isDefault, hosts: [`${id}.example`], info: { storeName: id } });
  await db.destroy();
}

test('imports into the default store or the one named, and tells what it did', async () => {
  await addStore('main', true);
  await addStore('other', false);
  const file = join(FIXTURES, 'older-dialect.csv');
  expect(store('import', file, '--dry-run')).toEqual({
    status: 0,
    said: '4 created, 0 updated, 0 unchanged (dry run: nothing was changed)',
    wrong: '',
  });
  expect(store('import', file)).toEqual({ status: 0, said: '4 created, 0 updated, 0 unchanged', wrong: '' });
  expect(store('import', file)).toEqual({ status: 0, said: '0 created, 0 updated, 4 unchanged', wrong: '' });
  expect(store('import', file, '--store', 'other').said).toBe('4 created, 0 updated, 0 unchanged');
  expect(store('stores').said).toBe('main (default) main.example\nother other.example');
});

test('says what is wrong without a stack: 1 for the file and the shop, 2 for the command', async () => {
  expect(store('import', 'x.csv')).toMatchObject({
    status: 1,
    wrong: expect.stringContaining('There is no store yet'),
  });
  await addStore('main', true);
  const bad = store('import', join(FIXTURES, 'bad.csv'));
  expect(bad).toMatchObject({
    status: 1,
    wrong: expect.stringMatching(/bad\.csv was not imported and nothing is changed:\nline 3, Variant Price: /),
  });
  expect(store('import', 'x.csv', '--store', 'none')).toMatchObject({ status: 1, wrong: "there is no store 'none'" });
  expect(store('import', 'none.csv')).toMatchObject({
    status: 1,
    wrong: expect.stringContaining('there is no such file'),
  });
  for (const args of [[], ['sell'], ['import'], ['import', 'a', 'b'], ['stores', 'x'], ['import', 'a', '--bogus']])
    expect(store(...args)).toMatchObject({ status: 2, wrong: expect.stringContaining('npm run store -- COMMAND') });
});

test('prepare leaves a shop that has a store alone, silently', async () => {
  await addStore('main', true);
  expect(store('prepare')).toEqual({ status: 0, said: '', wrong: '' });
  expect(store('stores').said).toBe('main (default) main.example');
});
