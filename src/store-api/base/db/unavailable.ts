import { CircuitOpen } from './postgres/circuit-breaker.ts';

/** So many requests wait for a connection that another one would wait in vain. */
export class PoolFull extends Error {
  constructor() {
    super('too many requests wait for the database');
  }
}

/** SQLite: busy, locked, read-only, I/O error, disk full, cannot open, not a database. */
const SQLITE = [5, 6, 8, 10, 13, 14, 26];
/**
 * PostgreSQL: connections (08), insufficient resources (53), shutdown (57P), read-only (25006), what took too long (a
 * statement 57014, a lock 55P03, a transaction 25P03 and 25P04: see postgres-pool.ts); and the socket's own codes.
 */
const POSTGRES =
  /^(08...|53...|57P0.|57014|55P03|25006|25P03|25P04|ECONN(REFUSED|RESET)|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN)$/;
/** Of these the server has answered: it is only busy, or this is not its primary any more. */
const ANSWERED = /^(57014|55P03|25006|25P03|25P04)$/;
const POOL =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|Query read timeout/;

/**
 * Is the database not available, rather than the program wrong? Then the request is answered 503 and can be repeated.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof CircuitOpen || error instanceof PoolFull) return true;
  const sqlite: unknown = Reflect.get(error, 'errcode');
  if (typeof sqlite === 'number') return SQLITE.includes(sqlite & 0xff);
  const code: unknown = Reflect.get(error, 'code');
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  // The server refused or ended the whole connection, whatever its reason.
  if (Reflect.get(error, 'severity') === 'FATAL') return true;
  return (typeof code === 'string' && POSTGRES.test(code)) || POOL.test(error.message);
}

/** Has PostgreSQL not answered at all, so that the next request would wait in vain too? */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof CircuitOpen || error instanceof PoolFull) return false;
  return isUnavailable(error) && !ANSWERED.test(String(Reflect.get(error, 'code')));
}

/** Was an answer awaited for longer than any takes? */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Is it a serialisation failure or a deadlock, so that the same transaction may succeed now? */
export function isCollision(error: unknown): boolean {
  return error instanceof Error && ['40001', '40P01'].includes(String(Reflect.get(error, 'code')));
}
