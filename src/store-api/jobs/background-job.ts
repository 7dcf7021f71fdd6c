import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../db/unavailable.ts';
import { log } from '#log.ts';
import { count } from '#counters.ts';

/** Work that waits in the database: done at the start, when it is woken, and every so often. */
export interface BackgroundJob {
  /** There is something to do: soon. Never waits, never throws. */
  trigger(): void;
  /** Stops; what is running gets a few seconds. */
  close(): Promise<void>;
}

const CLOSING_MS = 5_000;

/** Never runs twice at once: who is woken meanwhile runs once more. Keeps no process alive. `act` asks between two pieces of work whether it is `stopped`. */
export function startBackgroundJob(
  name: string,
  act: (stopped: () => boolean) => Promise<unknown>,
  { everyMs, closingMs = CLOSING_MS }: { everyMs?: number; closingMs?: number } = {},
): BackgroundJob {
  let closed = false;
  let again = false;
  let running: Promise<void> | undefined;

  function trigger(): void {
    again = true;
    // In a turn of its own, so that the answer that told of it goes first.
    running ??= new Promise<void>((resolve) => setImmediate(resolve)).then(run);
  }

  async function run(): Promise<void> {
    while (again && !closed) {
      again = false;
      await act(() => closed).catch(report);
    }
    running = undefined;
  }

  function report(error: unknown): void {
    // A database that is away comes back, and what waits is in it.
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
