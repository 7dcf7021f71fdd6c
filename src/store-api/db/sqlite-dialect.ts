import { type Dialect, type Driver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { Mutex } from './mutex.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { openFile, type SqliteFile } from './sqlite-file.ts';

/**
 * Kysely over node:sqlite, whose statements Kysely's own dialect does not accept (kysely#1292). One connection
 * writes, its transactions one after the other; another one reads, so that a read outside a transaction never sees
 * what is not committed.
 */
export class SqliteDialect implements Dialect {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  createDriver = (): Driver => new SqliteDriver(this.#path);
  createQueryCompiler = () => new SqliteQueryCompiler();
  createAdapter = () => new ManyConnectionsAdapter();
  createIntrospector: Dialect['createIntrospector'] = (db) => new SqliteIntrospector(db);
}

/** Kysely's own would put all queries in one line, reads behind a transaction in progress. */
class ManyConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #turn = new Mutex();
  #writer: SqliteFile | undefined;
  #reader: SqliteFile | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    this.#writer = await openFile(this.#path, { readOnly: false });
    this.#reader = await openFile(this.#path, { readOnly: true });
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#writer || !this.#reader) throw new Error('The database is closed.');
    return new SqliteConnection(this.#writer, this.#reader, this.#turn);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#turn.take();
    this.#reader?.close();
    this.#writer?.close();
    this.#reader = this.#writer = undefined;
    this.#turn.release();
  }
}
