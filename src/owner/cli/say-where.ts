import { resolve } from 'node:path';
import { fileOf } from '#store-api/base/db/sqlite/check-file.ts';
import type { Environment } from '#environment.ts';

/**
 * Tells the owner which database a command writes to, and for which shop, before it does (docs/decisions D392): on
 * standard error, since what a command prints may be JSON.
 */
export function sayWhere({ DATABASE_URL }: Pick<Environment, 'DATABASE_URL'>, storeId?: string): void {
  console.error(`Database ${databaseName(DATABASE_URL)}${storeId === undefined ? '' : `, shop ${storeId}`}`);
}

/** The file of a SQLite database, the address of another one without user, password and parameters. */
export function databaseName(url: string): string {
  const path = fileOf(url);
  return path === undefined ? url.replace(/\/\/.*@/, '//').replace(/\?.*$/, '') : resolve(path);
}
