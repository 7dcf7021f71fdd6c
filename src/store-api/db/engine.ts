import type { Db } from './open-database.ts';

export type Engine = 'sqlite' | 'postgres';

const urls = new WeakMap<object, string>();

/** Stores a database's URL, from which `engineOf` knows the SQL dialect of statements written by hand. */
export function setDatabaseUrl(db: Db, url: string): void {
  urls.set(db, url);
}

export function urlOf(db: Db): string {
  return urls.get(db) ?? '';
}

export function engineOf(db: Db): Engine {
  return urlOf(db).startsWith('sqlite:') ? 'sqlite' : 'postgres';
}
