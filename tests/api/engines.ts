import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { copyDatabase, dropDatabase, takeDatabase } from './postgres-database.ts';

interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A database engine the shop runs on. */
export interface Engine {
  name: 'SQLite' | 'PostgreSQL';
  /** One of its own for a test, without a row; its tables may be there already. */
  makeDatabase: () => Promise<TestDatabase>;
  /** The same without tables. */
  makeEmptyDatabase: () => Promise<TestDatabase>;
}

export const sqlite: Engine = {
  name: 'SQLite',
  makeDatabase: async () => makeFile(inject('migratedFile')),
  makeEmptyDatabase: async () => makeFile(),
};

export const postgres: Engine = {
  name: 'PostgreSQL',
  makeDatabase: takeFromServer,
  makeEmptyDatabase: makeOnServer,
};

export const hasPostgres = inject('postgres') !== '';

/**
 * The same tests on every engine, in every run: for what depends on the engine's SQL, transactions or connections.
 * PostgreSQL's are skipped where it is not installed.
 */
export function describeEveryEngine(name: string, body: (engine: Engine) => void): void {
  describe(`${name} (SQLite)`, () => body(sqlite));
  describe.skipIf(!hasPostgres)(`${name} (PostgreSQL)`, () => body(postgres));
}

/** On SQLite, and with TEST_ALL on every engine: for what the program decides, on queries that others try on both. */
export function describeEngines(name: string, body: (engine: Engine) => void): void {
  if (process.env.TEST_ALL) describeEveryEngine(name, body);
  else describe(`${name} (SQLite)`, () => body(sqlite));
}

function makeFile(copied?: string): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-sqlite-'));
  if (copied) copyFileSync(copied, join(folder, 'store.db'));
  return { url: `sqlite:${folder}/store.db`, drop: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function takeFromServer(): Promise<TestDatabase> {
  const { name, giveBack } = await takeDatabase();
  return { url: `${inject('postgres')}/${name}`, drop: giveBack };
}

async function makeOnServer(): Promise<TestDatabase> {
  const name = await copyDatabase('template1');
  return { url: `${inject('postgres')}/${name}`, drop: () => dropDatabase(name) };
}
