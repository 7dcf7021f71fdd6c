import { AsyncLocalStorage } from 'node:async_hooks';
import cluster from 'node:cluster';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import type { SqliteFile } from './sqlite-file.ts';
import type { Mutex } from './mutex.ts';

const MAX_MEMBERS = 64;
/** The first transaction of a commit waits no longer than this for later ones. */
const MAX_MS = 15;
/** Rounds of the event loop to wait for requests that have arrived. */
const ROUNDS = 2;
/** SQLite has no queue of processes: after a commit a worker pauses, so that another one can take the lock. */
const YIELD_MS = cluster.isWorker ? 3 : 0;

const sharing = new AsyncLocalStorage<true>();

/** Transactions that `act` begins may share a commit with those that wait behind them; for short ones only. */
export function withSharedCommit<T>(act: () => Promise<T>): Promise<T> {
  return sharing.run(true, act);
}

export function sharesCommit(): boolean {
  return sharing.getStore() === true;
}

/**
 * Several transactions, one after the other, in one durable commit: each is a savepoint of an outer transaction, and
 * resolves only when the outer one is on disk. Each commit costs one write to disk whatever its size, so under load one
 * commit holds many transactions. A rollback affects its own savepoint only; when the commit fails, all of them fail.
 * 8 to 11 times the transactions a second of a commit each (docs/decisions D234).
 */
export class SharedCommit {
  readonly #writer: SqliteFile;
  readonly #mutex: Mutex;
  #since = 0;
  #commitError: unknown;
  #members: Pick<PromiseWithResolvers<undefined>, 'resolve' | 'reject'>[] = [];

  constructor(writer: SqliteFile, mutex: Mutex) {
    this.#writer = writer;
    this.#mutex = mutex;
  }

  /** The caller has acquired the mutex, which `commit` and `rollback` release. */
  async begin(): Promise<void> {
    await this.#orRelease(async () => {
      if (!this.#writer.isTransaction) {
        await this.#writer.run('begin immediate');
        this.#since = performance.now();
      }
      await this.#writer.run('savepoint member');
    });
  }

  /** Resolves once it is on disk. */
  async commit(): Promise<void> {
    await this.#orRelease(() => this.#writer.run('release member'));
    const { promise: durable, resolve, reject } = Promise.withResolvers<undefined>();
    this.#members.push({ resolve, reject });
    await this.#release();
    return durable;
  }

  /** Rolls back to the savepoint of this transaction. */
  async rollback(): Promise<void> {
    await this.#orRelease(async () => {
      if (!this.#writer.isTransaction) return;
      await this.#writer.run('rollback to member');
      await this.#writer.run('release member');
    });
    await this.#release();
  }

  /** Some errors (disk full) roll back the whole outer transaction, so that the earlier members have failed too. */
  noteError(error: unknown): void {
    if (!this.#writer.isTransaction) this.#commitError ??= error;
  }

  /** Runs `act`, and releases the mutex when it fails. */
  async #orRelease(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.noteError(error);
      await this.#release();
      throw error;
    }
  }

  async #release(): Promise<void> {
    try {
      // Requests that have arrived and are not read yet can join the queue of the mutex first.
      for (let round = 0; round < ROUNDS && this.#hasRoom && !this.#mutex.nextShares; round += 1) await nextRound();
      if (!this.#hasRoom || !this.#mutex.nextShares) await this.#end();
    } finally {
      this.#mutex.release();
    }
  }

  get #hasRoom(): boolean {
    return this.#writer.isTransaction && this.#members.length < MAX_MEMBERS && performance.now() - this.#since < MAX_MS;
  }

  /** After a commit that failed: some errors (disk full) have rolled the transaction back already. */
  async #rollBack(): Promise<void> {
    if (this.#writer.isTransaction) await this.#writer.run('rollback');
  }

  async #end(): Promise<void> {
    const members = this.#members;
    this.#members = [];
    const fail = (error: unknown) => members.forEach(({ reject }) => reject(error));
    if (!this.#writer.isTransaction) {
      fail(this.#commitError ?? new Error('The transaction was rolled back.'));
      this.#commitError = undefined;
      return;
    }
    try {
      await this.#writer.run('commit');
      for (const { resolve } of members) resolve(undefined);
      if (YIELD_MS) await sleep(YIELD_MS);
    } catch (error) {
      await this.#rollBack();
      fail(error);
    }
  }
}
