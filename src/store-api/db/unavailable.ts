/** SQLite: busy, locked, read-only, I/O error, disk full, cannot open, not a database. */
const SQLITE = [5, 6, 8, 10, 13, 14, 26];
/**
 * PostgreSQL: connections (08), insufficient resources (53), shutdown (57P), read-only (25006), what took too long (a
 * statement 57014, a lock 55P03, a transaction 25P03 and 25P04: see postgres-pool.ts); and the socket's own codes.
 */
const POSTGRES =
  /^(08...|53...|57P0.|57014|55P03|25006|25P03|25P04|ECONN(REFUSED|RESET)|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN)$/;
const POOL =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|Query read timeout/;

/**
 * Is the database not available, rather than the program wrong? Then the request is answered 503 and can be repeated.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqlite: unknown = Reflect.get(error, 'errcode');
  if (typeof sqlite === 'number') return SQLITE.includes(sqlite & 0xff);
  const code: unknown = Reflect.get(error, 'code');
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  // The server refused or ended the whole connection, whatever its reason.
  if (Reflect.get(error, 'severity') === 'FATAL') return true;
  return (typeof code === 'string' && POSTGRES.test(code)) || POOL.test(error.message);
}

/** Is it a serialisation failure or a deadlock, so that the same transaction may succeed now? */
export function isCollision(error: unknown): boolean {
  return error instanceof Error && ['40001', '40P01'].includes(String(Reflect.get(error, 'code')));
}
