import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryResult } from 'kysely';

/** node:sqlite blocks the event loop while it waits for a lock, so it waits hardly at all; `retryWhileBusy` does. */
const BLOCKING_WAIT_MS = 1;
/** The longest time between two attempts to get a lock that another process holds. */
const LONGEST_PAUSE_MS = 8;
const BUSY_TIMEOUT_MS = 5_000;
const MAX_STATEMENTS = 300;
/**
 * Pages (of 4 KB) in the log before a checkpoint: a page that every order writes is then copied once for many orders.
 */
const CHECKPOINT_PAGES = 4_000;
/** Enough for the frequently read pages of a large catalogue; a small one does not fill it. */
const READ_CACHE_KB = 32_000;
/** Enough for the pages that orders write. */
const WRITE_CACHE_KB = 8_000;

const BUSY = 5;
const LOCKED = 6;

/** One connection to a database file. `run` waits up to five seconds while another process holds the lock. */
export interface SqliteFile {
  readonly isTransaction: boolean;
  run: <R>(sql: string, parameters?: readonly unknown[]) => Promise<QueryResult<R>>;
  close: () => void;
}

export async function openFile(path: string, { readOnly }: { readOnly: boolean }): Promise<SqliteFile> {
  const db = new DatabaseSync(path, { readOnly, timeout: BLOCKING_WAIT_MS, enableForeignKeyConstraints: true });
  const prepare = cacheStatements(db);
  const file: SqliteFile = {
    get isTransaction() {
      return db.isTransaction;
    },
    run: (sql, parameters = []) => retryWhileBusy(() => execute(prepare(sql), parameters)),
    close: () => db.close(),
  };
  try {
    if (!readOnly) await file.run('pragma journal_mode = wal');
    if (!readOnly) await file.run(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    // Each savepoint stores the pages it may have to restore; by default in a file, which would write each page twice.
    if (!readOnly) await file.run('pragma temp_store = memory');
    await file.run('pragma synchronous = full');
    await file.run(`pragma cache_size = -${readOnly ? READ_CACHE_KB : WRITE_CACHE_KB}`);
    return file;
  } catch (error) {
    db.close();
    throw error;
  }
}

async function retryWhileBusy<T>(act: () => T): Promise<T> {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return act();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await sleep(pause * (0.5 + Math.random()));
  }
}

function isBusy(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'errcode') : undefined;
  return typeof code === 'number' && [BUSY, LOCKED].includes(code & 0xff);
}

interface Prepared {
  statement: StatementSync;
  givesRows: boolean;
}

function execute<R>({ statement, givesRows }: Prepared, parameters: readonly unknown[]): QueryResult<R> {
  const values = parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue);
  if (givesRows) return { rows: statement.all(...values) as R[] };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** Caches statements by their text; the least recently used one is dropped first. */
function cacheStatements(db: DatabaseSync): (sql: string) => Prepared {
  const cache = new Map<string, Prepared>();
  return (sql) => {
    let prepared = cache.get(sql);
    if (prepared) cache.delete(sql);
    else {
      const statement = db.prepare(sql);
      prepared = { statement, givesRows: statement.columns().length > 0 };
    }
    cache.set(sql, prepared);
    if (cache.size > MAX_STATEMENTS) deleteOldest(cache);
    return prepared;
  };
}

function deleteOldest(cache: Map<string, unknown>): void {
  for (const key of cache.keys()) {
    cache.delete(key);
    return;
  }
}
