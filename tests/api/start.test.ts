import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import { markFile } from '#store-api/base/db/sqlite/check-file.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { insertProducts } from './catalogue.ts';
import { mountSmallDisk } from './small-disk.ts';

/** What cannot start says why in one line and ends with a code other than 0 (reliability F3-F5). */
const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-start-'));
  made.push(folder);
  return folder;
}

function start(
  env: Record<string, string>,
  words: string[] = [],
): Promise<{ code: number | null; said: string; printed: string }> {
  const child = spawn(process.execPath, ['src/start.ts', ...words], {
    env: { ...process.env, API_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said: said.trim(), printed })));
}

function expectOneLine({ code, said }: { code: number | null; said: string }, about: RegExp): void {
  expect(code).toBe(1);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toMatch(about);
  expect(said).not.toMatch(/ at .*:\d+:\d+/);
}

test('a setting that cannot be read', async () => {
  expectOneLine(await start({ PORT: 'eighty' }), /PORT must be/);
  expectOneLine(
    await start({ LOG_LEVEL: 'loud', WEB_CONCURRENCY: '0', METRICS_PORT: 'x', DRAIN_DELAY_MS: '-1' }),
    /WEB_CONCURRENCY must be a whole number, 1 to 64; DRAIN_DELAY_MS must .*; METRICS_PORT must .*; LOG_LEVEL must be one of silent, fatal/,
  );
});

test('a setting of the file that --env names, and a word that is none', async () => {
  const file = join(emptyFolder(), 'shop.env');
  writeFileSync(file, '# of this shop\nPORT=eighty\n');
  expectOneLine(await start({}, ['--env', file]), /^Selvedge cannot start: PORT must be a number$/);
  expectOneLine(await start({}, ['--evn', file]), /^Selvedge cannot start: Unknown option '--evn'/);
});

test('help tells what npm start takes, and nothing starts', async () => {
  const { code, said, printed } = await start({ PORT: 'eighty' }, ['--help']);
  expect({ code, said }).toEqual({ code: 0, said: '' });
  for (const words of ['npm start', '--env FILE', 'selvedge.env', 'docs/operations.md'])
    expect(printed).toContain(words);
});

test('a public shop without a gateway', async () => {
  expectOneLine(
    await start({ STORE_ORIGIN: 'https://shop.example', DATA_DIR: emptyFolder() }),
    /^Selvedge cannot start: no payment gateway is set/,
  );
  expectOneLine(
    await start({ HOST: '0.0.0.0', DATA_DIR: emptyFolder() }),
    /^Selvedge cannot start: no payment gateway is set/,
  );
});

test('a public shop without a gateway starts once shoppers pay on delivery', async () => {
  const DATABASE_URL = `sqlite:${emptyFolder()}/store.db`;
  const db = await openDatabase(DATABASE_URL);
  await createStore(db, { id: 'main', isDefault: true, hosts: [], info: { storeName: 'Selvedge' } });
  const settings = { DATABASE_URL, HOST: '0.0.0.0', SHOP_LANGUAGE: 'xx' };
  expectOneLine(await start(settings), /no payment gateway is set: .*payOnDelivery/);
  await db
    .updateTable('stores')
    .set({ settings: JSON.stringify({ payOnDelivery: { label: 'Cash', fee: 0 } }) })
    .execute();
  await db.destroy();
  // The next thing that is looked at.
  expectOneLine(await start(settings), /SHOP_LANGUAGE is xx/);
});

test('a database that is no database', async () => {
  const file = join(emptyFolder(), 'store.db');
  writeFileSync(file, 'This is a letter, not a database. '.repeat(100));
  expectOneLine(await start({ DATABASE_URL: `sqlite:${file}` }), /store\.db/);
});

test('a database made by a newer program, which stays as it is', async () => {
  const file = join(emptyFolder(), 'store.db');
  const db = new DatabaseSync(file);
  db.exec(
    "create table migrations (name text primary key, at text not null); insert into migrations values ('9999-later', '2030-01-01')",
  );
  db.close();
  expectOneLine(await start({ DATABASE_URL: `sqlite:${file}` }), /store\.db was made by a newer Selvedge/);
  const after = new DatabaseSync(file, { readOnly: true });
  expect(after.prepare('select name from migrations').all()).toEqual([{ name: '9999-later' }]);
  after.close();
});

test('F5 a database with a page damaged in its middle', async () => {
  const file = join(emptyFolder(), 'store.db');
  const db = await openDatabase(`sqlite:${file}`);
  await createStore(db, {
    id: 'main',
    isDefault: true,
    hosts: [],
    info: { storeName: 'Selvedge', companyAddress: 'x'.repeat(200_000) },
  });
  await insertProducts(db, 'main');
  await db.destroy();
  const bytes = readFileSync(file);
  const page = bytes.readUInt16BE(16);
  const middle = Math.floor(bytes.length / page / 2) * page;
  writeFileSync(file, bytes.fill(0xa5, middle, middle + page));
  expectOneLine(await start({ DATABASE_URL: `sqlite:${file}` }), /store\.db is damaged/);
  expect(readFileSync(file)).toEqual(bytes);
});

test('F5 a database that was there and is gone is not made again', async () => {
  const folder = emptyFolder();
  await (await openDatabase(`sqlite:${folder}/store.db`)).destroy();
  markFile(join(folder, 'store.db'));
  rmSync(join(folder, 'store.db'));
  expectOneLine(
    await start({ DATA_DIR: folder, DATABASE_URL: '' }),
    /store\.db is missing, though there was one; put it back or restore a backup/,
  );
  expect(existsSync(join(folder, 'store.db'))).toBe(false);
});

test('F5 a folder that is not mounted', async () => {
  const folder = join(emptyFolder(), 'not-mounted');
  expectOneLine(
    await start({ DATABASE_URL: `sqlite:${folder}/store.db` }),
    /the folder of the database .+store\.db is missing/,
  );
  expect(existsSync(folder)).toBe(false);
});

test('F5 a disk that is read-only', async (context) => {
  const disk = mountSmallDisk(8);
  if (!disk) return context.skip();
  await (await openDatabase(`sqlite:${disk.folder}/store.db`)).destroy();
  disk.makeReadOnly();
  const result = await start({ DATA_DIR: disk.folder, DATABASE_URL: '' });
  disk.remove();
  expectOneLine(result, /store\.db (is read-only|cannot be opened)/);
});

test('a database in a folder that cannot be made', async () => {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  expectOneLine(await start({ DATABASE_URL: `sqlite:${file}/store.db` }), /store\.db/);
});

test('a PostgreSQL that is not there; its password stays unsaid', async () => {
  const result = await start({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });
  expectOneLine(result, /127\.0\.0\.1/);
  expect(result.said).not.toContain('secret');
});

test('a port in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const { port } = other.address() as { port: number };
  try {
    expectOneLine(
      await start({ API_URL: 'http://127.0.0.1:1/api/v1', PORT: String(port) }),
      new RegExp(`port ${port} .* in use`),
    );
  } finally {
    other.close();
  }
});
