import { type Dialect, type Driver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SharedCommit } from './shared-commit.ts';
import { type OpenFile, SqliteConnection } from './sqlite-connection.ts';
import { openFile } from './sqlite-file.ts';
import { Mutex } from './mutex.ts';

/**
 * Kysely over node:sqlite, whose statements Kysely's own dialect does not accept (kysely#1292). One connection
 * writes, one transaction after the other; another one reads, so that a read outside a transaction never sees
 * uncommitted data.
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

/** Kysely's own adapter would run all queries one after the other, reads behind a transaction in progress. */
class ManyConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #path: string;
  #file: OpenFile | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    const writer = await openFile(this.#path, { readOnly: false });
    const reader = await openFile(this.#path, { readOnly: true });
    const mutex = new Mutex();
    this.#file = { writer, reader, mutex, shared: new SharedCommit(writer, mutex) };
  }

  acquireConnection(): Promise<SqliteConnection> {
    return this.#file
      ? Promise.resolve(new SqliteConnection(this.#file))
      : Promise.reject(new Error('The database is closed.'));
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

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    const file = this.#file;
    await file?.mutex.acquire();
    file?.reader.close();
    file?.writer.close();
    this.#file = undefined;
    file?.mutex.release();
  }
}
