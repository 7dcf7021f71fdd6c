import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/open-database.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { deliverBySmtp, deliverToFolder } from './deliver.ts';
import { sendDue } from './send-due.ts';
import type { Environment } from '#environment.ts';

/** Sends the mails that wait in the database, now and then again until they are through (reliability F11). */
export interface Outbox {
  /** A mail was committed: send it soon. Never waits, never throws. */
  wake(): void;
  /** Stops; a delivery that is running gets a few seconds. */
  close(): Promise<void>;
}

const CLOSING_MS = 5_000;

export function openOutbox(db: Db, { SMTP_URL, DATA_DIR }: Pick<Environment, 'SMTP_URL' | 'DATA_DIR'>, { now, everyMs }: { now(): Date; everyMs: number }): Outbox {
  const deliver = SMTP_URL ? deliverBySmtp(SMTP_URL) : deliverToFolder(join(DATA_DIR, 'outbox'));
  let closed = false;
  let again = false;
  let running: Promise<void> | undefined;

  function wake(): void {
    again = true;
    // In a turn of its own, so that the answer that told of it goes first.
    running ??= new Promise<void>((resolve) => setImmediate(resolve)).then(run);
  }

  async function run(): Promise<void> {
    while (again && !closed) {
      again = false;
      await sendDue({ db, now, deliver, stopped: () => closed }).catch(report);
    }
    running = undefined;
  }

  function report(error: unknown): void {
    // A database that is away comes back; the mails are in it.
    if (!closed && !isUnavailable(error)) console.error('outbox:', error);
  }

  const timer = setInterval(wake, everyMs).unref();
  wake();
  return {
    wake,
    async close() {
      closed = true;
      clearInterval(timer);
      await Promise.race([running, sleep(CLOSING_MS, undefined, { ref: false })]);
    },
  };
}
