import cluster from 'node:cluster';
import { RateLimiterCluster } from 'rate-limiter-flexible';
import type { Limiters } from './call-limits.ts';
import type { Limit } from './limits.ts';
import { RateLimiter, type SharedStore } from './rate-limit.ts';

/** How long the primary process may take to answer; it usually takes a millisecond. */
const PRIMARY_MS = 1_000;

/**
 * Counts are in `shared`; else in the primary process when there are workers (WEB_CONCURRENCY), which has to open a
 * RateLimiterClusterMaster; else in this process.
 */
export function openLimiters<Name extends string>(
  limits: Record<Name, Limit>,
  shared: SharedStore | undefined = cluster.isWorker ? PRIMARY : undefined,
): Limiters<Name> {
  const limiters = Object.entries<Limit>(limits).map(([name, limit]) => [name, new RateLimiter(name, limit, shared)]);
  return Object.fromEntries(limiters) as Limiters<Name>;
}

const PRIMARY: SharedStore = {
  inMemory: true,
  open: (options) => new RateLimiterCluster({ ...options, timeoutMs: PRIMARY_MS }),
};
