import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { Mutex } from './mutex.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** One borrower's view: reads go to the reader, writes take their turn at the writer, a transaction keeps its turn. */
export class SqliteConnection implements DatabaseConnection {
  readonly #writer: SqliteFile;
  readonly #reader: SqliteFile;
  readonly #turn: Mutex;
  #inTransaction = false;

  constructor(writer: SqliteFile, reader: SqliteFile, turn: Mutex) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turn = turn;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#inTransaction) return this.#writer.run<R>(query.sql, query.parameters);
    if (isRead(query)) return this.#reader.run<R>(query.sql, query.parameters);
    await this.#turn.take();
    try {
      return await this.#writer.run<R>(query.sql, query.parameters);
    } finally {
      this.#turn.release();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  /** Takes the write lock at once: a transaction that only later finds it must write could not be retried. */
  async begin(): Promise<void> {
    await this.#turn.take();
    try {
      await this.#writer.run('begin immediate');
      this.#inTransaction = true;
    } catch (error) {
      this.#turn.release();
      throw error;
    }
  }

  /** A commit that fails leaves the transaction to be rolled back. */
  async commit(): Promise<void> {
    await this.#writer.run('commit');
    this.#end();
  }

  async rollback(): Promise<void> {
    if (!this.#inTransaction) return;
    try {
      await this.#writer.run('rollback');
    } catch (error) {
      // Some errors (disk full) have rolled it back already.
      if (this.#writer.isTransaction) throw error;
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#inTransaction = false;
    this.#turn.release();
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*(select|explain)\b/i.test(sql));
}
