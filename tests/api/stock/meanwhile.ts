import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openStepping } from '../money/interleave.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';

/** Two at once on PostgreSQL, of which the first stops where a test wants it to. */
export interface Meanwhile {
  /**
   * Runs `first` as far as its statement number `at` of those that match, counted from 0, then `other` until it is done
   * or waits for a lock, and then both to their end. What stopped the first, undefined when it has fewer statements.
   */
  run: (first: (db: Db) => Promise<unknown>, at: number, other: () => Promise<unknown>) => Promise<string | undefined>;
  close: () => Promise<void>;
}

/** `stops` matches statements; a transaction's beginning and end are `begin` and `commit`. */
export async function openMeanwhile(url: string, stops: RegExp): Promise<Meanwhile> {
  let step: (statement: string) => Promise<void> = async () => undefined;
  const db = await openStepping(url, { step: (statement) => step(statement) });
  const watching = await openDatabase(url);

  async function isWaiting(): Promise<boolean> {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(watching);
    return rows.length > 0;
  }

  return {
    async run(first, at, other) {
      const [stopped, goOn] = [Promise.withResolvers<string | undefined>(), Promise.withResolvers<undefined>()];
      let seen = 0;
      step = async (statement) => {
        if (!stops.test(statement) || seen++ !== at) return;
        stopped.resolve(statement);
        await goOn.promise;
      };
      const ending = first(db).finally(() => stopped.resolve(undefined));
      const statement = await stopped.promise;
      const others = { areDone: statement === undefined };
      const both = Promise.all([ending, others.areDone || other().finally(() => (others.areDone = true))]);
      const waiting = async () => {
        while (!others.areDone && !(await isWaiting())) await setTimeout(1);
      };
      await Promise.race([both, waiting()]).finally(() => goOn.resolve(undefined));
      await both;
      return statement;
    },
    close: async () => {
      await db.destroy();
      await watching.destroy();
    },
  };
}
