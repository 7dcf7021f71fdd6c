import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { fileOf, markFile } from '../db/sqlite/check-file.ts';
import { type Environment, StartError } from '#environment.ts';

/**
 * `npm run store -- backup FILE` and `restore FILE`. @throws StartError for PostgreSQL, and what backUp and restore
 * throw
 */
export function saveOrRestore(
  command: 'backup' | 'restore',
  file: string,
  { DATABASE_URL, DATA_DIR }: Environment,
  say: (line: string) => void,
): void {
  const path = fileOf(DATABASE_URL);
  if (!path)
    throw new StartError(
      `${command} is for SQLite; for PostgreSQL use ${command === 'backup' ? 'pg_dump' : 'pg_restore'}`,
    );
  if (command === 'backup') {
    const { bytes, orders } = backUp(path, file);
    return say(
      `Saved ${orders} orders, ${(bytes / 1e6).toFixed(1)} MB, to ${file}. Pictures are files of their own: copy ${DATA_DIR}/media too.`,
    );
  }
  const { orders, kept } = restore(path, file, new Date());
  markFile(path);
  return say(
    `Restored ${orders} orders to ${path}. Everybody is signed out, and links to a new password that were open then open nothing.${kept ? ` What was there is kept as ${kept}.` : ''}`,
  );
}
