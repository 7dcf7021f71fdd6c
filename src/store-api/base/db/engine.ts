import { type Kysely, SqliteAdapter } from 'kysely';
import type { Database } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

const urls = new WeakMap<object, string>();

/** Stores a database's URL, by which changes find those who listen to that database. */
export function setDatabaseUrl(db: Kysely<Database>, url: string): void {
  urls.set(db, url);
}

export function urlOf(db: Kysely<Database>): string {
  return urls.get(db) ?? '';
}

/** The SQL dialect of statements written by hand, also within a transaction. */
export function engineOf(db: Kysely<Database>): Engine {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
}
