import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#environment.ts';

/**
 * A start checks every page of a file up to this size, at a millisecond a megabyte. Larger ones are checked by backups.
 */
const MAX_CHECKED = 256 * 1024 * 1024;

/** A file beside a database that has been used: when the database is missing, no new one is created by accident. */
export const markOf = (path: string) => `${path}.made`;

export function fileOf(url: string): string | undefined {
  return /^sqlite:(.+)$/.exec(url)?.[1];
}

/**
 * Checks a SQLite file before a shop starts on it (reliability F5). `mayMakeFolder`: the folder is the data folder, not
 * one from DATABASE_URL.
 * @throws StartError when the file was there and is gone, its folder is not mounted, or a page of it is damaged
 */
export function checkFile(path: string, { mayMakeFolder }: { mayMakeFolder: boolean }): void {
  if (!mayMakeFolder && !existsSync(dirname(path)))
    throw new StartError(`the folder of the database ${path} is missing; mount or make it, or check DATABASE_URL`);
  if (!existsSync(path)) {
    if (existsSync(markOf(path)))
      throw new StartError(
        `the database ${path} is missing, though there was one; \
put it back or restore a backup (to begin anew, remove ${markOf(path)})`,
      );
    return;
  }
  if (statSync(path).size > MAX_CHECKED) return;
  const damage = findDamage(path, 'quick_check');
  if (damage)
    throw new StartError(
      `the database ${path} is damaged (${damage}); restore a backup or set DATABASE_URL to another file`,
    );
}

export function markFile(path: string): void {
  if (!existsSync(markOf(path)))
    writeFileSync(markOf(path), 'The database beside this file is in use. Remove both to begin anew.\n');
}

/**
 * The first damage found in a database's pages; undefined for none, and for a file that cannot be opened, which opening
 * it reports.
 */
export function findDamage(path: string, check: 'quick_check' | 'integrity_check'): string | undefined {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { readOnly: true });
    const [found] = db
      .prepare(`pragma ${check}(1)`)
      .all()
      .map((row) => String(Object.values(row)[0]));
    return found === 'ok' ? undefined : found?.replace(/\s+/g, ' ').slice(0, 200);
  } catch (error) {
    const code: unknown = Reflect.get(Object(error), 'errcode');
    return code === 11 ? 'its structure is broken' : undefined;
  } finally {
    db?.close();
  }
}
