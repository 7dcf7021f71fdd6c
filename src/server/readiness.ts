import { setTimeout as sleep } from 'node:timers/promises';
import type { NotReady } from './health.ts';

const PATIENCE_MS = 1_000;
/** So long a good answer holds for others who ask. */
const GOOD_MS = 250;

/** What the built server leaves for this room: it opens its backend once, on the first request or when asked here. */
interface Backend {
  /** Resolves when the database answers a small query. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
}
const left = globalThis as { selvedgeBackend?: Promise<Backend>; selvedgeOpenBackend?: () => Promise<Backend> };

export async function openBackend(): Promise<Backend | undefined> {
  return left.selvedgeOpenBackend?.();
}

/** Waits for what is being written. The backend is opened by nobody any more after this. */
export async function closeBackend(): Promise<void> {
  await (await left.selvedgeBackend?.catch(() => undefined))?.close();
}

/** Does the database answer within a second? However many ask, it is asked once at a time. */
export function watchDatabase(): () => Promise<NotReady | undefined> {
  let asking: Promise<NotReady | undefined> | undefined;
  let goodUntil = 0;
  const ask = async (): Promise<NotReady | undefined> => {
    const answer = (async () => (await openBackend())?.ready())().then(
      () => true,
      () => false,
    );
    const good = await Promise.race([answer, sleep(PATIENCE_MS, false, { ref: false })]);
    if (good) goodUntil = performance.now() + GOOD_MS;
    return good ? undefined : 'database';
  };
  return async () => {
    if (performance.now() < goodUntil) return undefined;
    return (asking ??= ask().finally(() => (asking = undefined)));
  };
}
