import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import pg from 'pg';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { MIGRATED_DATABASE, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server for this run's databases, '' when PostgreSQL is not installed. */
    postgres: string;
    /** A file of SQLite with the shop's tables, which tests copy. */
    migratedFile: string;
  }
}

/**
 * Once a run: a file of SQLite and a database of a PostgreSQL of its own, with the shop's tables, which tests copy.
 * TEST_ENGINE=sqlite leaves PostgreSQL out.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-migrated-'));
  const migratedFile = join(folder, 'store.db');
  await migrate(`sqlite:${migratedFile}`);
  project.provide('migratedFile', migratedFile);
  const server = process.env.TEST_ENGINE === 'sqlite' ? undefined : await startPostgres();
  if (!server && process.env.TEST_ENGINE !== 'sqlite')
    console.log('PostgreSQL is not installed: its half of tests/api is skipped.');
  if (server) await makeMigratedDatabase(server.url);
  project.provide('postgres', server?.url ?? '');
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  };
}

async function makeMigratedDatabase(server: string): Promise<void> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${MIGRATED_DATABASE}`);
  await client.end();
  await migrate(`${server}/${MIGRATED_DATABASE}`);
}

async function migrate(url: string): Promise<void> {
  const db = await openDatabase(url);
  await db.destroy();
}
