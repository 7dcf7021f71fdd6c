import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject } from 'vitest';

/** A database engine the shop runs on. `makeDatabase` gives an empty one of this test file's own. */
export interface Engine {
  name: 'SQLite' | 'PostgreSQL';
  makeDatabase: () => Promise<{ url: string; drop: () => Promise<void> }>;
}

export const sqlite: Engine = {
  name: 'SQLite',
  async makeDatabase() {
    const folder = mkdtempSync(join(tmpdir(), 'selvedge-sqlite-'));
    return { url: `sqlite:${folder}/store.db`, drop: async () => rmSync(folder, { recursive: true, force: true }) };
  },
};

export const postgres: Engine = {
  name: 'PostgreSQL',
  async makeDatabase() {
    const server = inject('postgres');
    const name = `t${process.pid}_${Math.random().toString(36).slice(2)}`;
    await administer(server, `create database ${name}`);
    return { url: `${server}/${name}`, drop: () => administer(server, `drop database if exists ${name} with (force)`) };
  },
};

export const hasPostgres = inject('postgres') !== '';

/** The same tests on every engine; PostgreSQL's are skipped where it is not installed. */
export function describeEngines(name: string, body: (engine: Engine) => void): void {
  describe(`${name} (SQLite)`, () => body(sqlite));
  describe.skipIf(!hasPostgres)(`${name} (PostgreSQL)`, () => body(postgres));
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}
