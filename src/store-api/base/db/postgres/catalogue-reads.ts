import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { setDatabaseUrl, urlOf } from '../engine.ts';
import type { Db } from '../open-database.ts';
import { SERVING } from '../postgres-pool.ts';
import type { Database } from '../schema.ts';
import { isUnavailable } from '../unavailable.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { ServingPool } from './serving-pool.ts';
import { StandbyRoute } from './standby-route.ts';

/** A query that a standby ended because what it read was removed on the primary. */
const CONFLICT = '40001';

/** Where the public catalogue and the change feed are read (docs/decisions D298). */
export interface CatalogueReads {
  db: Db;
  /** Grows when reads go to another server than before, which may know more or less. */
  switches: () => number;
  close: () => Promise<void>;
}

/** Without a standby both are read where everything is written. */
export function readsOf(db: Db): CatalogueReads {
  return { db, switches: () => 0, close: () => Promise.resolve() };
}

/**
 * Reads from the standby at `url`, and from the primary (`primary` with `pool`) whenever the standby fails or is too
 * far behind. Single statements alone: there are no transactions here.
 */
export async function openCatalogueReads(
  url: string,
  { primary, pool, max }: { primary: Db; pool: ServingPool; max: number },
): Promise<CatalogueReads> {
  const standby = new ServingPool(url, { max, limits: SERVING, breaker: new CircuitBreaker({ failures: 2 }) });
  const route = new StandbyRoute({ primary: () => askPosition(pool), standby: () => askPosition(standby) });
  await route.probe();
  route.start();
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: routed(route, { standby, primary: pool }) }),
  });
  setDatabaseUrl(db, urlOf(primary));
  return {
    db,
    switches: () => route.switches,
    async close() {
      route.stop();
      await standby.end();
    },
  };
}

/** A pool for Kysely whose connections ask the one or the other server. */
function routed(route: StandbyRoute, pools: { standby: ServingPool; primary: ServingPool }) {
  async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (route.source === 'standby')
      try {
        return await pools.standby.query(text, [...values]);
      } catch (error) {
        if (!isUnavailable(error) && !isConflict(error)) throw error;
        if (isUnavailable(error)) route.leave();
      }
    return pools.primary.query(text, [...values]);
  }
  const connection = { query, release: () => undefined };
  return {
    options: {},
    connect: () => Promise.resolve({ ...connection } as unknown as pg.PoolClient),
    end: () => Promise.resolve(),
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === CONFLICT;
}

/** How far a server is in the log: what a primary has written, or a standby replayed. */
async function askPosition(pool: ServingPool): Promise<number> {
  const { rows } = await pool.query(POSITION, []);
  return Number((rows[0] as { position: string | number } | undefined)?.position);
}

const POSITION = `select pg_wal_lsn_diff(
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0'
) as position`;
