import pg from 'pg';
import { isSilence } from './unavailable.ts';
import { clientFor } from './postgres/pooler-client.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, 'text', Number);
/** TCP keep-alive, which notices a lost connection also while no answer is awaited. */
const PROBE_AFTER_MS = 10_000;

/** How long PostgreSQL may take, in milliseconds; what takes longer fails, and its connection is released. */
export interface PostgresLimits {
  statementMs: number;
  /** For another transaction's lock. */
  lockMs: number;
  /** Between two statements of one transaction, which holds its locks. */
  idleInTransactionMs: number;
  /** For any answer, when the server does not end the statement itself. */
  answerMs: number;
}

/**
 * For a process that answers requests: it waits for a lock as long as on SQLite, and for a statement a quarter of a
 * minute. Commands (an import, a backup) have no limits.
 */
export const SERVING: PostgresLimits = {
  statementMs: 15_000,
  lockMs: 5_000,
  idleInTransactionMs: 15_000,
  answerMs: 20_000,
};

export interface PoolOptions {
  max?: number | undefined;
  limits?: PostgresLimits | undefined;
  /** Called with what each query failed with, undefined when it did not. */
  observe?: ((error: unknown) => void) | undefined;
}

/**
 * A pool that reads bigints as numbers (paise and counts stay far below 2^53). A connection that dies while idle is
 * replaced. Limits are set when a connection is opened, and again in each transaction (limited-dialect.ts); those in
 * the URL (`?statement_timeout=`) take precedence.
 */
export function openPool(url: string, { max = 10, limits, observe }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
    ...(limits && {
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
      query_timeout: limits.answerMs,
    }),
    types,
    Client: clientFor(url),
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The pool does not listen to a client in use; without a listener its error would end the process, and its query
    // rejects anyway.
    client.on('error', () => undefined);
    if (limits ?? observe) watchQueries(client, observe);
  });
  return pool;
}

/**
 * A query that timed out still waits for its answer on its connection, which is closed so that no other query waits
 * behind it.
 */
function watchQueries(client: pg.PoolClient, observe: PoolOptions['observe']): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const answer = query(...args);
    if (answer instanceof Promise)
      answer.then(
        () => observe?.(undefined),
        (error: unknown) => {
          observe?.(error);
          if (isSilence(error)) streamOf(client)?.destroy();
        },
      );
    return answer;
  }) as typeof client.query;
}

function streamOf(client: pg.PoolClient): { destroy: () => void } | undefined {
  const connection = Reflect.get(client, 'connection') as { stream?: { destroy: () => void } } | undefined;
  return connection?.stream;
}
