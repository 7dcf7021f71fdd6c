import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { CircuitBreaker } from '../db/postgres/circuit-breaker.ts';
import { ServingPool } from '../db/postgres/serving-pool.ts';
import { SERVING } from '../db/postgres-pool.ts';
import type { Limiters } from '#backends/serving/limits/call-limits.ts';
import type { Limits } from '#backends/serving/limits/limits.ts';
import { openLimiters } from '#backends/serving/limits/open-limiters.ts';
import type { SharedStore } from '#backends/serving/limits/rate-limit.ts';

const TABLE = 'rate_limits';
const CONNECTIONS = 3;
/** How long the database may take to count; then this process counts alone. */
const DATABASE_MS = 2_000;

/** Counts are in PostgreSQL when the store is, shared by all machines; else as `openLimiters` has them. */
export function openSharedLimiters(
  limits: Limits,
  databaseUrl: string,
  breaker?: CircuitBreaker,
): { limiters: Limiters; close: () => Promise<void> } {
  if (databaseUrl.startsWith('sqlite:')) return { limiters: openLimiters(limits), close: () => Promise.resolve() };
  const pool = new ServingPool(databaseUrl, {
    max: CONNECTIONS,
    limits: { ...SERVING, answerMs: DATABASE_MS },
    breaker,
  });
  return { limiters: openLimiters(limits, inTable(pool)), close: async () => pool.end() };
}

function inTable(pool: ServingPool): SharedStore {
  return {
    inMemory: false,
    open: (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: unnamed(pool),
        storeType: 'pool',
        tableName: TABLE,
        tableCreated: true,
        // In one statement, from each limiter of each process: prune-limits.ts does it in batches.
        clearExpiredByTimeout: false,
      }),
  };
}

/**
 * Statements without the names that the library gives them: a named one belongs to a session, which pgbouncer in
 * transaction mode changes with every transaction.
 */
function unnamed(pool: ServingPool) {
  return { query: ({ text, values = [] }: { text: string; values?: unknown[] }) => pool.query(text, values) };
}
