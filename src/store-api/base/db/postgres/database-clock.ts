import { sql } from 'kysely';
import type { Db } from '../open-database.ts';
import { log } from '#log.ts';

/** The difference of a machine's clock before it is corrected: more than any network keeps it waiting. */
const TOLERATED_MS = 2_000;
const EVERY_MS = 30_000;

/** The shop's time. */
export interface Clock {
  now: () => Date;
  close: () => void;
}

/**
 * The database's clock, so that all machines on one database have one time (docs/decisions D299): this machine's own
 * clock, corrected when it is off by more than two seconds. Compared at the opening and every half minute.
 */
export async function openDatabaseClock(
  ask: () => Promise<number>,
  { local = () => Date.now(), everyMs = EVERY_MS }: { local?: () => number; everyMs?: number } = {},
): Promise<Clock> {
  let offset = 0;
  async function compare(): Promise<void> {
    const before = local();
    const database = await ask();
    const after = local();
    // The machine's clock may itself have been set meanwhile: then it is compared again the next time.
    if (after < before || after - before > TOLERATED_MS) return;
    const off = database - (before + after) / 2;
    const corrected = Math.abs(off) > TOLERATED_MS ? Math.round(off) : 0;
    if (corrected !== 0 && Math.abs(corrected - offset) > TOLERATED_MS)
      log.warn({ seconds: Math.round(corrected / 1000) }, 'the clock of this machine differs from the database');
    offset = corrected;
  }
  await compare();
  const timer = setInterval(() => void compare().catch(() => undefined), everyMs).unref();
  return { now: () => new Date(local() + offset), close: () => clearInterval(timer) };
}

/** The database's time in milliseconds since 1970. */
export async function askTime(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  return rows[0]?.ms ?? NaN;
}
