import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterPostgres } from 'rate-limiter-flexible';
import { openPool, SERVING } from '../db/postgres-pool.ts';
import { RateLimiter, type SharedStore } from './rate-limit.ts';
import type { LimitName, Limits } from './limits.ts';

export type Limiters = Record<LimitName, RateLimiter>;

const TABLE = 'rate_limits';
const CONNECTIONS = 3;
/** The process that minds the workers answers in a millisecond. */
const PRIMARY_MS = 1_000;

/**
 * Counts live in PostgreSQL when the store does, for all machines; else with the process that minds the workers
 * (WEB_CONCURRENCY), which has to open a RateLimiterClusterMaster; else here.
 */
export function openLimiters(limits: Limits, databaseUrl: string): { limiters: Limiters; close: () => Promise<void> } {
  const pool = databaseUrl.startsWith('sqlite:')
    ? undefined
    : openPool(databaseUrl, { max: CONNECTIONS, limits: SERVING });
  const share: SharedStore | undefined = pool
    ? (options) =>
        new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: TABLE,
          tableCreated: true,
        })
    : cluster.isWorker
      ? (options) => new RateLimiterCluster({ ...options, timeoutMs: PRIMARY_MS })
      : undefined;
  const made = Object.entries(limits).map(([name, limit]) => [name, new RateLimiter(name, limit, share)]);
  return { limiters: Object.fromEntries(made) as Limiters, close: async () => pool?.end() };
}
