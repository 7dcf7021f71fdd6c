import type { Db } from './open-database.ts';

export type Engine = 'sqlite' | 'postgres';

const urls = new WeakMap<object, string>();

/** Notes where a database is: statements that are written by hand name some functions differently. */
export function setDatabaseUrl(db: Db, url: string): void {
  urls.set(db, url);
}

export function urlOf(db: Db): string {
  return urls.get(db) ?? '';
}

export function engineOf(db: Db): Engine {
  return urlOf(db).startsWith('sqlite:') ? 'sqlite' : 'postgres';
}
