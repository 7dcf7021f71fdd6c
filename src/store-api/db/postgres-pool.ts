import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;
const INT8 = 20;

/** A pool whose bigints are numbers (paise and counts stay far below 2^53). A connection that dies idle is replaced. */
export function openPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser: ((oid: number, format?: 'text') => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format))) as typeof pg.types.getTypeParser },
  });
  pool.on('error', () => undefined);
  // A client that dies while lent out has no listener of the pool's; its query is told anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
