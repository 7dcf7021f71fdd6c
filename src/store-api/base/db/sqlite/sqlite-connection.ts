import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { type SharedCommit, sharesCommit } from './shared-commit.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { Mutex } from './mutex.ts';

/** The parts that all connections to one database file share. */
export interface OpenFile {
  writer: SqliteFile;
  reader: SqliteFile;
  mutex: Mutex;
  shared: SharedCommit;
}

/**
 * One Kysely connection: reads go to the reader; writes acquire the mutex of the writer, a transaction until its end.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: OpenFile;
  #transaction: 'none' | 'own' | 'shared' = 'none';

  constructor(file: OpenFile) {
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer, reader, mutex, shared } = this.#file;
    if (this.#transaction === 'own') return writer.run<R>(query.sql, query.parameters);
    if (this.#transaction === 'shared')
      return writer.run<R>(query.sql, query.parameters).catch((error: unknown) => {
        shared.noteError(error);
        throw error;
      });
    if (isRead(query)) return reader.run<R>(query.sql, query.parameters);
    if (sharesCommit()) return this.#runAlone(query);
    await mutex.acquire();
    try {
      return await writer.run<R>(query.sql, query.parameters);
    } finally {
      mutex.release();
    }
  }

  /** A write of one statement that shares a commit. */
  async #runAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.begin();
    try {
      const result = await this.executeQuery<R>(query);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  /** Takes the write lock at once, because a transaction that becomes a writer later can fail without a retry. */
  async begin(): Promise<void> {
    const { writer, mutex, shared } = this.#file;
    const shares = sharesCommit();
    await mutex.acquire(shares);
    try {
      await (shares ? shared.begin() : writer.run('begin immediate'));
      this.#transaction = shares ? 'shared' : 'own';
    } catch (error) {
      if (!shares) mutex.release();
      throw error;
    }
  }

  /** After a failed commit the caller rolls back; a shared commit has done so itself. */
  async commit(): Promise<void> {
    if (this.#transaction === 'shared') {
      const durable = this.#file.shared.commit();
      this.#transaction = 'none';
      return durable;
    }
    await this.#file.writer.run('commit');
    this.#end();
  }

  async rollback(): Promise<void> {
    if (this.#transaction === 'none') return;
    if (this.#transaction === 'shared') {
      this.#transaction = 'none';
      return this.#file.shared.rollback();
    }
    const { writer } = this.#file;
    try {
      await writer.run('rollback');
    } catch (error) {
      // Some errors (disk full) have rolled it back already.
      if (writer.isTransaction) throw error;
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#transaction = 'none';
    this.#file.mutex.release();
  }
}

/** Reads wait for no transaction. A text that begins with `with` may also be a write. */
function isRead({ query, sql }: CompiledQuery): boolean {
  if (query.kind !== 'RawNode') return query.kind === 'SelectQueryNode';
  return /^\s*(select|explain)\b/i.test(sql) || (/^\s*with\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql));
}
