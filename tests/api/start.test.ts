import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';

/** What cannot start says why in one line and ends with a code other than 0 (issue: bad input; reliability F3-F5). */
const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-start-'));
  made.push(folder);
  return folder;
}

function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['src/start.ts'], { env: { ...process.env, API_URL: '', ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said: said.trim() })));
}

function expectOneLine({ code, said }: { code: number | null; said: string }, about: RegExp): void {
  expect(code).toBe(1);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toMatch(about);
  expect(said).not.toMatch(/ at .*:\d+:\d+/);
}

test('a setting that cannot be read', async () => {
  expectOneLine(await start({ PORT: 'eighty' }), /PORT must be/);
});

test('a database that is no database', async () => {
  const file = join(emptyFolder(), 'store.db');
  writeFileSync(file, 'This is a letter, not a database. '.repeat(100));
  expectOneLine(await start({ DATABASE_URL: `sqlite:${file}` }), /store\.db/);
});

test('a database made by a newer program, which stays as it is', async () => {
  const file = join(emptyFolder(), 'store.db');
  const db = new DatabaseSync(file);
  db.exec("create table migrations (name text primary key, at text not null); insert into migrations values ('9999-later', '2030-01-01')");
  db.close();
  expectOneLine(await start({ DATABASE_URL: `sqlite:${file}` }), /store\.db was made by a newer Selvedge/);
  const after = new DatabaseSync(file, { readOnly: true });
  expect(after.prepare('select name from migrations').all()).toEqual([{ name: '9999-later' }]);
  after.close();
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
    expectOneLine(await start({ API_URL: 'http://127.0.0.1:1/api/v1', PORT: String(port) }), new RegExp(`port ${port} .* in use`));
  } finally {
    other.close();
  }
});
