import {
  copyFileSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkBackup } from './check-backup.ts';
import { type Continued, continueNumbers } from './continue-numbers.ts';
import { revokeAccess } from './revoke-access.ts';
import { syncToDisk, syncFolderOf } from './durable-write.ts';
import { StartError } from '#environment.ts';

const BESIDE = ['-wal', '-shm'];

/**
 * Replaces the database with a backup and signs everybody out; the old database stays beside it under another name.
 * There is a complete database at every moment. Returns the number of orders, and the path of the old database.
 * @throws StartError when the backup is not sound, or a shop has the database open; nothing is changed then
 */
export function restore(
  path: string,
  file: string,
  now: Date,
): { orders: number; previous: string | undefined; continued: Continued } {
  const { orders } = checkBackup(file);
  mkdirSync(dirname(path), { recursive: true });
  const copy = `${path}.restoring-${process.pid}`;
  try {
    copyFileSync(file, copy, constants.COPYFILE_EXCL);
    checkBackup(copy);
    revokeAccess(copy);
    const previous = existsSync(path) ? `${path}.before-${now.toISOString().replace(/[:.]/g, '-')}` : undefined;
    // Before it is set aside: nobody has it open then, and its log is in it.
    if (previous) refuseWhileOpen(path);
    const continued = continueNumbers(copy, path);
    syncToDisk(copy);
    if (previous) setAside(path, previous);
    renameSync(copy, path);
    syncFolderOf(path);
    return { orders, previous, continued };
  } finally {
    rmSync(copy, { force: true });
  }
}

/** Links the old database to its new name, and moves its log files there. */
function setAside(path: string, previous: string): void {
  for (const end of BESIDE) if (existsSync(path + end)) renameSync(path + end, previous + end);
  linkSync(path, previous);
}

/**
 * A shop has its database open all the time, and SQLite leaves WAL mode only when no other process does. For a damaged
 * file the system is asked.
 */
function refuseWhileOpen(path: string): void {
  const refusal = new StartError(`a shop has ${path} open: stop it first`);
  if (openedBy(path).length > 0) throw refusal;
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 1_000 });
    const mode = db.prepare('pragma journal_mode = delete').get();
    if (mode?.journal_mode !== 'delete') throw refusal;
  } catch (error) {
    const code: unknown = Reflect.get(Object(error), 'errcode');
    if (error === refusal || (typeof code === 'number' && [5, 6].includes(code & 0xff))) throw refusal;
  } finally {
    db?.close();
  }
}

/** Processes that have the file open, on systems with /proc (Linux). */
function openedBy(path: string): string[] {
  if (!existsSync('/proc/self/fd')) return [];
  const file = realpathSync(path);
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false;
    try {
      return readdirSync(`/proc/${pid}/fd`).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`) === file);
    } catch {
      return false;
    }
  });
}

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
