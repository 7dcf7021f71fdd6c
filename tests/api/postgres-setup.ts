import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server for this run's databases, '' when PostgreSQL is not installed. */
    postgres: string;
  }
}

/** Starts a PostgreSQL of this run's own, once. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = await startPostgres();
  if (!server) console.log('PostgreSQL is not installed: its half of tests/api is skipped.');
  project.provide('postgres', server?.url ?? '');
  return server?.stop;
}
