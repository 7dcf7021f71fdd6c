import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { MIGRATED_DATABASE } from './postgres-server.ts';

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
  makeDatabase: () => createDatabase(MIGRATED_DATABASE),
  makeEmptyDatabase: () => createDatabase('template1'),
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

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `t${process.pid}_${Math.random().toString(36).slice(2)}`;
  // A copy of files is the faster strategy here, where nothing is synced to the disk.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: `${inject('postgres')}/${name}`,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

let administrator: Promise<pg.Client> | undefined;

/** On one connection for all tests of a file: opening one takes as long as the statement. */
async function administer(statement: string): Promise<void> {
  administrator ??= connect(`${inject('postgres')}/postgres`);
  await (await administrator).query(statement);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  // The server is stopped when the last test is done.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
