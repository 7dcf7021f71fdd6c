import { chmodSync, existsSync, linkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { checkBackup } from './check-backup.ts';
import { syncToDisk, syncFolderOf } from './durable-write.ts';
import { StartError } from '#environment.ts';

/**
 * Saves the database to a new file while shops go on using it: a snapshot that is checked, synced to disk, and gets its
 * name only when it is complete. Returns its size in bytes and the number of orders in it.
 * @throws StartError when the file exists already, the database is missing, or what was saved is not sound
 */
export function backUp(path: string, file: string): { bytes: number; orders: number } {
  if (!existsSync(path)) throw new StartError(`the database ${path} is missing: there is nothing to save`);
  if (existsSync(file)) throw new StartError(`${file} exists already, and is not overwritten`);
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    // Only this user may read it, because it holds the hashes of passwords.
    writeFileSync(unfinished, '', { mode: 0o600, flag: 'wx' });
    chmodSync(unfinished, 0o600);
    const db = new DatabaseSync(path, { timeout: 10_000 });
    try {
      db.prepare('vacuum into ?').run(unfinished);
    } finally {
      db.close();
    }
    const { orders } = checkBackup(unfinished);
    syncToDisk(unfinished);
    // Fails when a file of that name has been created meanwhile.
    linkSync(unfinished, file);
    syncFolderOf(file);
    return { bytes: statSync(file).size, orders };
  } finally {
    rmSync(unfinished, { force: true });
  }
}
