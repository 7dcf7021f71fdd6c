import { resolve } from 'node:path';
import type { Options } from './command.ts';
import { fileOf } from '#store-api/base/db/sqlite/check-file.ts';
import type { Environment } from '#environment.ts';

/**
 * Tells the owner which database a command that writes is about, and which shop, before it does (docs/decisions D392):
 * on standard error, since what a command prints may be JSON.
 */
export function sayWhere(
  { writes }: Pick<Options, 'writes'>,
  { DATABASE_URL }: Pick<Environment, 'DATABASE_URL'>,
  storeId?: string,
): void {
  if (!writes) return;
  console.error(`Database ${databaseName(DATABASE_URL)}${storeId === undefined ? '' : `, shop ${storeId}`}`);
}

/** The file of a SQLite database, the address of another one without user, password and parameters. */
export function databaseName(url: string): string {
  const path = fileOf(url);
  return path === undefined ? url.replace(/\/\/.*@/, '//').replace(/\?.*$/, '') : resolve(path);
}
