import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

const urls = new WeakMap<object, string>();

/** Stores a database's URL, from which `engineOf` knows the SQL dialect of statements written by hand. */
export function setDatabaseUrl(db: Kysely<Database>, url: string): void {
  urls.set(db, url);
}

export function urlOf(db: Kysely<Database>): string {
  return urls.get(db) ?? '';
}

export function engineOf(db: Kysely<Database>): Engine {
  return urlOf(db).startsWith('sqlite:') ? 'sqlite' : 'postgres';
}
