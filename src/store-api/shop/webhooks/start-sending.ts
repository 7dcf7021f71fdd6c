import { setTimeout as sleep } from 'node:timers/promises';
import { onAnnounced } from './announce.ts';
import { type SendContext, sendDue, webhooksDue } from './send-due.ts';
import { urlOf } from '../../base/db/engine.ts';
import { withSharedCommit } from '../../base/db/sqlite/shared-commit.ts';
import { isUnavailable } from '../../base/db/unavailable.ts';
import { startBackgroundJob } from '../../base/jobs/background-job.ts';
import { log } from '#log.ts';

const TIMEOUT_MS = 10_000;
const CLOSING_MS = 5_000;

/**
 * Sends what was announced, at the start, after commits of this process that announced something, and at an interval.
 * Each receiver has its own run, so that one which is slow holds up no other. Returns a function that stops it.
 */
export function startSendingWebhooks(
  { timeoutMs = TIMEOUT_MS, ...given }: Omit<SendContext, 'isStopped' | 'timeoutMs'> & { timeoutMs?: number },
  { everyMs }: { everyMs: number },
): () => Promise<void> {
  let isClosed = false;
  const context = { ...given, timeoutMs, isStopped: () => isClosed };
  const running = new Map<string, Promise<void>>();
  /** Something came for them while they ran. */
  const again = new Set<string>();
  const job = startBackgroundJob('sending webhooks', beginDue, { everyMs });
  const unsubscribe = onAnnounced(urlOf(given.db), job.trigger);

  async function beginDue(): Promise<void> {
    for (const id of await webhooksDue(given.db, given.now()))
      if (running.has(id)) again.add(id);
      else running.set(id, run(id));
  }

  async function run(id: string): Promise<void> {
    await withSharedCommit(() => sendDue(context, id)).catch(report);
    running.delete(id);
    if (again.delete(id)) job.trigger();
  }

  /** Nothing is lost: it is still in the database. */
  function report(error: unknown): void {
    if (!isClosed && !isUnavailable(error)) log.error({ err: error }, 'sending webhooks failed');
  }

  return async () => {
    isClosed = true;
    unsubscribe();
    await job.close();
    await Promise.race([Promise.all(running.values()), sleep(CLOSING_MS, undefined, { ref: false })]);
  };
}
