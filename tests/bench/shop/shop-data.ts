import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undoAtEnd } from '../leftovers.ts';

const FILLED = ['data/demo', 'data'];
/** Where migrations are named, in this commit and in older ones. */
const MIGRATIONS = ['src/store-api/base/db/migrate.ts', 'src/store-api/db/migrate.ts'];

/** A folder that is gone when the benchmark ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `selvedge-bench-${name}-`));
  undoAtEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A copy of a filled shop's data that the program in this checkout can open. Where there is none, of what this checkout
 * has filled before in this run; else an empty folder, which the shop fills at its first start.
 */
export function copyOfData(checkout = '.'): string {
  const folder = temporaryFolder('data');
  const from = [...FILLED, filled.get(checkout)].find((place) => place && canOpen(checkout, join(place, 'store.db')));
  filled.set(checkout, folder);
  if (!from) return folder;
  cpSync(join(from, 'media'), join(folder, 'media'), { recursive: true });
  copyDatabase(join(from, 'store.db'), join(folder, 'store.db'));
  return folder;
}

/** By checkout, the folder that its shop was given last. */
const filled = new Map<string, string>();

/** A program refuses a database with a migration that it does not know. */
export function canOpen(checkout: string, file: string): boolean {
  if (!existsSync(file)) return false;
  const source = MIGRATIONS.map((path) => join(checkout, path)).find((path) => existsSync(path));
  const known = source ? readFileSync(source, 'utf8') : '';
  const database = new DatabaseSync(file, { readOnly: true });
  const done = database.prepare('SELECT name FROM migrations').all() as { name: string }[];
  database.close();
  return done.every(({ name }) => known.includes(`'${name}'`));
}

/** Whole also while a shop is open on it. */
function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true });
  database.prepare('VACUUM INTO ?').run(to);
  database.close();
}
