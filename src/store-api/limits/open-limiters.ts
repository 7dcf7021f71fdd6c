import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { CircuitBreaker } from '../db/postgres/circuit-breaker.ts';
import { ServingPool } from '../db/postgres/serving-pool.ts';
import { SERVING } from '../db/postgres-pool.ts';
import { RateLimiter, type SharedStore } from './rate-limit.ts';
import type { LimitName, Limits } from './limits.ts';

export type Limiters = Record<LimitName, RateLimiter>;

const TABLE = 'rate_limits';
const CONNECTIONS = 3;
/** How long the database may take to count; then this process counts alone. */
const DATABASE_MS = 2_000;
/** How long the primary process may take to answer; it usually takes a millisecond. */
const PRIMARY_MS = 1_000;

/**
 * Counts are in PostgreSQL when the store is, shared by all machines; else in the primary process when there are
 * workers (WEB_CONCURRENCY), which has to open a RateLimiterClusterMaster; else in this process.
 */
export function openLimiters(
  limits: Limits,
  databaseUrl: string,
  breaker?: CircuitBreaker,
): { limiters: Limiters; close: () => Promise<void> } {
  const pool = databaseUrl.startsWith('sqlite:')
    ? undefined
    : new ServingPool(databaseUrl, { max: CONNECTIONS, limits: { ...SERVING, answerMs: DATABASE_MS }, breaker });
  const sharedStore: SharedStore | undefined = pool
    ? (options) =>
        new RateLimiterPostgres({
          ...options,
          storeClient: unnamed(pool),
          storeType: 'pool',
          tableName: TABLE,
          tableCreated: true,
        })
    : cluster.isWorker
      ? (options) => new RateLimiterCluster({ ...options, timeoutMs: PRIMARY_MS })
      : undefined;
  const limiters = Object.entries(limits).map(([name, limit]) => [name, new RateLimiter(name, limit, sharedStore)]);
  return { limiters: Object.fromEntries(limiters) as Limiters, close: async () => pool?.end() };
}

/**
 * Statements without the names that the library gives them: a named one belongs to a session, which pgbouncer in
 * transaction mode changes with every transaction.
 */
function unnamed(pool: ServingPool) {
  return { query: ({ text, values = [] }: { text: string; values?: unknown[] }) => pool.query(text, values) };
}
