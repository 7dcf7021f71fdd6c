import type { TestProject } from 'vitest/node';
import pg from 'pg';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { MIGRATED_DATABASE, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server for this run's databases, '' when PostgreSQL is not installed. */
    postgres: string;
  }
}

/** Starts a PostgreSQL of this run's own, once; TEST_ENGINE=sqlite leaves it out. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.TEST_ENGINE === 'sqlite' ? undefined : await startPostgres();
  if (!server && process.env.TEST_ENGINE !== 'sqlite')
    console.log('PostgreSQL is not installed: its half of tests/api is skipped.');
  if (server) await makeMigratedDatabase(server.url);
  project.provide('postgres', server?.url ?? '');
  return server?.stop;
}

async function makeMigratedDatabase(server: string): Promise<void> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${MIGRATED_DATABASE}`);
  await client.end();
  const db = await openDatabase(`${server}/${MIGRATED_DATABASE}`);
  await db.destroy();
}
