import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../db/unavailable.ts';
import { log } from '#log.ts';
import { count } from '#counters.ts';

/** Work that is found in the database: it runs at the start, when it is triggered, and at an interval. */
export interface BackgroundJob {
  /** Runs the work soon, before its next interval. Returns at once and never throws. */
  trigger: () => void;
  /** Stops the job; a run in progress gets a few seconds to end. */
  close: () => Promise<void>;
}

const CLOSING_MS = 5_000;
const runs = new Set<Promise<void>>();

/** When no job of this process runs: for tests, whose clock no run from before is to read. */
export async function noJobRuns(): Promise<void> {
  while (runs.size > 0) await Promise.all(runs);
}

/**
 * Starts a job whose `work` never runs twice at once: a trigger during a run leads to one more run. `work` checks
 * `isStopped` between two items. The job does not keep the process alive.
 */
export function startBackgroundJob(
  name: string,
  work: (isStopped: () => boolean) => Promise<unknown>,
  { everyMs, closingMs = CLOSING_MS }: { everyMs?: number; closingMs?: number } = {},
): BackgroundJob {
  let closed = false;
  let again = false;
  let running: Promise<void> | undefined;

  function trigger(): void {
    again = true;
    // In the next round of the event loop, so that the answer of the request that triggered it goes first.
    running ??= start();
  }

  function start(): Promise<void> {
    const started = new Promise<void>((resolve) => setImmediate(resolve)).then(run);
    runs.add(started);
    return started.finally(() => runs.delete(started));
  }

  async function run(): Promise<void> {
    while (again && !closed) {
      again = false;
      await work(() => closed).catch(report);
    }
    running = undefined;
  }

  function report(error: unknown): void {
    // Nothing is lost: the work is still in the database when it is available again.
    if (isUnavailable(error)) count('database_errors');
    else if (!closed) log.error({ err: error }, `${name} failed`);
  }

  const timer = everyMs === undefined ? undefined : setInterval(trigger, everyMs).unref();
  trigger();
  return {
    trigger,
    async close() {
      closed = true;
      clearInterval(timer);
      await Promise.race([running, sleep(closingMs, undefined, { ref: false })]);
    },
  };
}
