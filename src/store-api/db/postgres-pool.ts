import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;
const INT8 = 20;
/** A connection that a net has lost is noticed, also where no answer is waited for. */
const PROBE_AFTER_MS = 10_000;
const NO_ANSWER = 'Query read timeout';

/** How long PostgreSQL may take, in milliseconds; what takes longer fails, and its connection is free again. */
export interface PostgresLimits {
  statementMs: number;
  /** For another transaction's lock. */
  lockMs: number;
  /** Between two statements of one transaction, which holds its locks meanwhile. */
  idleInTransactionMs: number;
  /** For any answer, when the server itself does not end it. */
  answerMs: number;
}

/**
 * For a process that serves: a shopper waits for a lock as long as on SQLite, and nothing it asks for takes half a
 * minute. Commands (an import, a backup) have no limits.
 */
export const SERVING: PostgresLimits = {
  statementMs: 30_000,
  lockMs: 5_000,
  idleInTransactionMs: 30_000,
  answerMs: 40_000,
};

/**
 * A pool whose bigints are numbers (paise and counts stay far below 2^53). A connection that dies idle is replaced.
 * Limits are asked for when a connection is made; those in the address (`?statement_timeout=`) count more.
 */
export function openPool(
  url: string,
  { max = 10, limits }: { max?: number; limits?: PostgresLimits | undefined } = {},
): pg.Pool {
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
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // A client that dies while lent out has no listener of the pool's; its query is told anyway.
    client.on('error', () => undefined);
    if (limits) endUnanswered(client);
  });
  return pool;
}

/** A query that is given up still waits for its answer on its connection: nobody else is to wait behind it. */
function endUnanswered(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  client.query = ((...asked: unknown[]) => {
    const answer = query(...asked);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === NO_ANSWER) streamOf(client)?.destroy();
      });
    return answer;
  }) as typeof client.query;
}

function streamOf(client: pg.PoolClient): { destroy: () => void } | undefined {
  const connection = Reflect.get(client, 'connection') as { stream?: { destroy: () => void } } | undefined;
  return connection?.stream;
}
