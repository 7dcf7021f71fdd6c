import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { setDatabaseUrl } from './engine.ts';
import { fileOf } from './sqlite/check-file.ts';
import { openPool, SERVING } from './postgres-pool.ts';
import { LimitedDialect, limitsOf } from './postgres/limited-dialect.ts';
import { ServingPool } from './postgres/serving-pool.ts';
import { migrate, NewerDatabase } from './migrate.ts';
import { numberOrders } from './number-orders.ts';
import type { Database } from './schema.ts';
import { SqliteDialect } from './sqlite/sqlite-dialect.ts';
import { StartError } from '#environment.ts';

/** The store's database. Queries are the same on both engines; `destroy()` closes it. */
export type Db = Kysely<Database>;

/**
 * Opens `sqlite:path` (made when missing, with its folders, unless `make` is false) or `postgres://…` and brings its
 * tables up to date.
 * `serves`: with the time limits of a process that answers requests (PostgreSQL), on the pool that is given; commands
 * have none.
 * @throws StartError with one line when it cannot be opened, is no database, or is newer than this program. Nothing
 * is ever recreated.
 */
export async function openDatabase(
  url: string,
  { make = true, serves = false }: { make?: boolean; serves?: boolean | ServingPool } = {},
): Promise<Db> {
  const path = fileOf(url);
  if (path && !make && !existsSync(path))
    throw new StartError(`${nameOf(url)} is missing; put it back or restore a backup`);
  let db: Db | undefined;
  try {
    db = connectDatabase(url);
    await migrate(db, path ? 'sqlite' : 'postgres');
    await numberOrders(db);
    if (!path && serves) {
      // The limits apply only now, because migrating a large table, or waiting for another process that does, takes
      // long.
      await db.destroy();
      db = connectDatabase(url, serves);
    }
    return db;
  } catch (error) {
    await db?.destroy().catch(() => undefined);
    throw new StartError(explainDatabaseError(error, url));
  }
}

/** The same without a look at its tables: whether they can be used shows the first query. */
export function connectDatabase(url: string, serves: boolean | ServingPool = false): Db {
  const path = fileOf(url);
  const db = path ? openSqlite(path) : openPostgres(url, serves);
  setDatabaseUrl(db, url);
  return db;
}

function openPostgres(url: string, serves: boolean | ServingPool): Db {
  if (serves === false) return new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool(url) }) });
  const pool = serves === true ? new ServingPool(url, { limits: SERVING }) : serves;
  return new Kysely<Database>({ dialect: new LimitedDialect({ pool }, limitsOf(url, SERVING)) });
}

function openSqlite(path: string): Db {
  if (path === ':memory:') throw new Error('it must be a file');
  mkdirSync(dirname(path), { recursive: true });
  return new Kysely<Database>({ dialect: new SqliteDialect(path) });
}

const SQLITE_MESSAGES: Record<number, string> = {
  5: 'is locked by another program; stop that one or wait',
  6: 'is locked by another program; stop that one or wait',
  8: 'is read-only; allow this user to write the file and its folder',
  11: 'is damaged; restore a backup or set DATABASE_URL to another file',
  13: 'cannot be written because the disk is full',
  14: 'cannot be opened; check that the path is a file this user may read and write',
  26: 'is no SQLite database; move that file away or set DATABASE_URL to another file',
};

/** Which database cannot be used, why, and what to do, in one line without its password. */
export function explainDatabaseError(error: unknown, url: string): string {
  const name = nameOf(url);
  if (error instanceof NewerDatabase)
    return `${name} was made by a newer Selvedge (it has ${error.message}); \
update the program or set DATABASE_URL to another database`;
  const code: unknown = error instanceof Error ? Reflect.get(error, 'errcode') : undefined;
  const known = typeof code === 'number' ? SQLITE_MESSAGES[code & 0xff] : undefined;
  return `${name} ${known ?? `cannot be used: ${reason(error)}; check DATABASE_URL`}`;
}

function nameOf(url: string): string {
  const path = fileOf(url);
  return `the database ${path ?? `on ${URL.parse(url)?.host ?? 'that address'}`}`;
}

/** A refused connection to several addresses is an AggregateError without a message of its own. */
function reason(error: unknown): string {
  const inner: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  return (inner instanceof Error ? inner.message : String(inner)).replace(/\s+/g, ' ');
}
