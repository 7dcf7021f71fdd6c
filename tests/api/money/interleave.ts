import { setImmediate as nextRound } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver, Kysely, PostgresDialect } from 'kysely';
import { setDatabaseUrl } from '#store-api/base/db/engine.ts';
import { fileOf } from '#store-api/base/db/sqlite/check-file.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { openPool } from '#store-api/base/db/postgres-pool.ts';
import type { Database } from '#store-api/base/db/schema.ts';
import { SqliteDialect } from '#store-api/base/db/sqlite/sqlite-dialect.ts';
import { randomFrom } from '../../fixtures/random.ts';

/** Decides whose next step comes when: everybody waits before each statement, and one at a time is let go. */
export interface Interleaver {
  step: () => Promise<void>;
  /**
   * Runs the tasks, and those they spawn, side by side in the order that the seed gives. Rejects with the first that
   * does.
   */
  run: (tasks: (() => Promise<unknown>)[], seed: number) => Promise<void>;
  /** One more beside those that run. */
  spawn: (task: () => Promise<unknown>) => void;
}

export function openInterleaver(): Interleaver {
  const waiting: (() => void)[] = [];
  const errors: unknown[] = [];
  let [left, isRunning] = [0, false];
  let wake = (): void => undefined;

  function spawn(task: () => Promise<unknown>): void {
    left += 1;
    void task()
      .catch((error: unknown) => errors.push(error))
      .finally(() => {
        left -= 1;
        wake();
      });
  }

  return {
    step: () =>
      isRunning
        ? new Promise<void>((go) => {
            waiting.push(go);
            wake();
          })
        : Promise.resolve(),
    spawn,
    async run(tasks, seed) {
      const random = randomFrom(seed);
      isRunning = true;
      tasks.forEach(spawn);
      while (left > 0) {
        await nextRound();
        // All are at a file or at PostgreSQL: asking again and again would take their processor.
        if (waiting.length === 0 && left > 0) await new Promise<void>((awake) => (wake = awake));
        const [go] = waiting.length > 0 ? waiting.splice(Math.floor(random() * waiting.length), 1) : [];
        go?.();
      }
      isRunning = false;
      if (errors.length > 0) throw errors.splice(0)[0];
    },
  };
}

/** What waits before a statement, `begin` or `commit` until it may go on. */
type Step = (statement: string) => Promise<void>;

/**
 * The shop's database on its own dialects, with a step before each statement, before each begin and before each commit.
 */
export async function openStepping(url: string, { step }: { step: Step }): Promise<Db> {
  await (await openDatabase(url)).destroy();
  const path = fileOf(url);
  const dialect: Dialect = path ? new SqliteDialect(path) : new PostgresDialect({ pool: openPool(url) });
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (one) => dialect.createIntrospector(one),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => stepping(dialect.createDriver(), step),
    },
  });
  setDatabaseUrl(db, url);
  return db;
}

interface Stepping extends DatabaseConnection {
  inner: DatabaseConnection;
}

function stepping(driver: Driver, step: Step): Driver {
  const inner = (connection: DatabaseConnection) => (connection as Stepping).inner;
  return {
    init: () => driver.init(),
    destroy: () => driver.destroy(),
    async acquireConnection() {
      const connection = await driver.acquireConnection();
      const executeQuery: DatabaseConnection['executeQuery'] = async (query) => {
        await step(query.sql);
        return connection.executeQuery(query);
      };
      const streamQuery: DatabaseConnection['streamQuery'] = (query: CompiledQuery) => connection.streamQuery(query, 1);
      return { inner: connection, executeQuery, streamQuery } as Stepping;
    },
    async beginTransaction(connection, settings) {
      await step('begin');
      await driver.beginTransaction(inner(connection), settings);
    },
    async commitTransaction(connection) {
      await step('commit');
      await driver.commitTransaction(inner(connection));
    },
    rollbackTransaction: (connection) => driver.rollbackTransaction(inner(connection)),
    releaseConnection: (connection) => driver.releaseConnection(inner(connection)),
  };
}
