import { setTimeout as sleep } from 'node:timers/promises';
import type { NotReady } from './health.ts';
import { openBackend } from '#api-client/open-backend.ts';

const TIMEOUT_MS = 1_000;
/** A good answer is reused for this long. */
const GOOD_MS = 250;

/** Does the database answer within a second? Concurrent callers share one query. */
export function watchDatabase(): () => Promise<NotReady | undefined> {
  let asking: Promise<NotReady | undefined> | undefined;
  let goodUntil = 0;
  const ask = async (): Promise<NotReady | undefined> => {
    const answer = openBackend()
      .then((backend) => backend.ready())
      .then(
        () => true,
        () => false,
      );
    const good = await Promise.race([answer, sleep(TIMEOUT_MS, false, { ref: false })]);
    if (good) goodUntil = performance.now() + GOOD_MS;
    return good ? undefined : 'database';
  };
  return async () => {
    if (performance.now() < goodUntil) return undefined;
    return (asking ??= ask().finally(() => (asking = undefined)));
  };
}
