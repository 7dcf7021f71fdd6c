import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FILLING, FLAG } from './fill-flag.ts';
import { checkFile, fileOf, markOf } from '#store-api/base/db/sqlite/check-file.ts';

const MIGRATIONS = join(import.meta.dirname, '../../store-api/base/db/migrations');

/**
 * Is the database a SQLite file in order, that may be written, has a store and all tables of this program and of no
 * newer one? Then `prepare` has nothing to do, and a start without its process is a fifth shorter. False where anything
 * is in doubt: `prepare` then does what is missing, or says what is wrong.
 */
export function isPrepared(url: string): boolean {
  const path = fileOf(url);
  if (!path || !existsSync(path) || !existsSync(markOf(path))) return false;
  let db: DatabaseSync | undefined;
  try {
    for (const written of [path, dirname(path)]) accessSync(written, constants.W_OK);
    checkFile(path, { mayMakeFolder: false });
    db = new DatabaseSync(path, { readOnly: true });
    const done = db.prepare('select name from migrations order by name').all();
    const flag = db.prepare('select value from meta where key = ?').get(FLAG);
    return (
      done.map(({ name }) => String(name)).join() === migrationNames().join() &&
      flag?.value !== FILLING &&
      db.prepare('select 1 from stores limit 1').get() !== undefined
    );
  } catch {
    return false;
  } finally {
    db?.close();
  }
}

function migrationNames(): string[] {
  return readdirSync(MIGRATIONS, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
}
