import { openDatabase, type Db } from './open-database.ts';
import { type CatalogueReads, openCatalogueReads, readsOf } from './postgres/catalogue-reads.ts';
import { CircuitBreaker } from './postgres/circuit-breaker.ts';
import { askTime, type Clock, openDatabaseClock } from './postgres/database-clock.ts';
import { ServingPool } from './postgres/serving-pool.ts';
import { SERVING } from './postgres-pool.ts';
import { fileOf } from './sqlite/check-file.ts';
import type { Environment } from '#environment.ts';

/** The databases of a process that answers requests. */
export interface ServingDatabase {
  db: Db;
  /** The public catalogue and the change feed: a standby where there is one, else `db`. */
  reads: CatalogueReads;
  clock: Clock;
  /** Shared by all that ask PostgreSQL; undefined on SQLite. */
  breaker: CircuitBreaker | undefined;
  close: () => Promise<void>;
}

/** @throws StartError with one line when the database cannot be used. */
export async function openServingDatabase({
  DATABASE_URL,
  DATABASE_READ_URL,
  DATABASE_POOL: max,
}: Environment): Promise<ServingDatabase> {
  if (fileOf(DATABASE_URL) !== undefined) return ofFile(DATABASE_URL);
  const breaker = new CircuitBreaker();
  const pool = new ServingPool(DATABASE_URL, { max, limits: SERVING, breaker });
  const db = await openDatabase(DATABASE_URL, { make: false, serves: pool });
  const reads = DATABASE_READ_URL
    ? await openCatalogueReads(DATABASE_READ_URL, { primary: db, pool, max })
    : readsOf(db);
  const clock = await openDatabaseClock(() => askTime(db));
  return {
    db,
    reads,
    clock,
    breaker,
    async close() {
      clock.close();
      await reads.close();
      await db.destroy();
    },
  };
}

async function ofFile(url: string): Promise<ServingDatabase> {
  const db = await openDatabase(url, { make: false, serves: true });
  const clock = { now: () => new Date(), close: () => undefined };
  return { db, reads: readsOf(db), clock, breaker: undefined, close: () => db.destroy() };
}
