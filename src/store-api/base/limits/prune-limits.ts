import { sql } from 'kysely';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { engineOf } from '../db/engine.ts';
import type { Db } from '../db/open-database.ts';
import { startBackgroundJob } from '../jobs/background-job.ts';

const EVERY_MS = 5 * 60_000;
/** A count is over by the clock of the process that counts; clocks differ by less than this. */
const OVER_MS = 60 * 60_000;

/** Deletes the counts of PostgreSQL that have been over for an hour. On SQLite they are in memory. */
export async function pruneLimits(db: Db, now: Date): Promise<void> {
  if (engineOf(db) !== 'postgres') return;
  await deleteInBatches(db, {
    table: 'rate_limits',
    key: ['key'],
    where: sql`expire < ${now.getTime() - OVER_MS}`,
  });
}

/** Prunes now and every five minutes: a flood of addresses leaves a row for each. Returns a function that stops it. */
export function startPruningLimits(db: Db, now: () => Date): () => Promise<void> {
  return startBackgroundJob('pruning of limits', () => pruneLimits(db, now()), { everyMs: EVERY_MS }).close;
}
