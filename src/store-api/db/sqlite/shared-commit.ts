import { AsyncLocalStorage } from 'node:async_hooks';
import cluster from 'node:cluster';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import type { SqliteFile } from './sqlite-file.ts';
import type { Mutex } from './mutex.ts';

const MOST_MEMBERS = 64;
/** Who came first waits no longer than this for those after. */
const MOST_MS = 15;
/** Of the event loop. */
const ROUNDS = 2;
/** SQLite has no line for processes: who just wrote leaves the others a moment to take the lock. */
const MOMENT_MS = cluster.isWorker ? 3 : 0;

const sharing = new AsyncLocalStorage<true>();

/** Transactions begun inside may share a commit with those that wait behind them: for short ones only. */
export function withSharedCommit<T>(act: () => Promise<T>): Promise<T> {
  return sharing.run(true, act);
}

export function sharesCommit(): boolean {
  return sharing.getStore() === true;
}

/**
 * Several transactions, one after the other, in one durable commit: each is a savepoint of an outer transaction, and
 * none is told that it is done before the outer one is on disk. A commit costs a write to disk, whatever it holds, so
 * under load each carries many. What one refuses takes back its own only; when the commit fails, all of them fail.
 */
export class SharedCommit {
  readonly #writer: SqliteFile;
  readonly #turns: Mutex;
  #since = 0;
  #lost: unknown;
  #members: ((error: unknown) => void)[] = [];

  constructor(writer: SqliteFile, turns: Mutex) {
    this.#writer = writer;
    this.#turns = turns;
  }

  /** The caller holds the turn, until `leave` or `abandon`. */
  async begin(): Promise<void> {
    await this.#orPassOn(async () => {
      if (!this.#writer.isTransaction) {
        await this.#writer.run('begin immediate');
        this.#since = performance.now();
      }
      await this.#writer.run('savepoint member');
    });
  }

  /** Resolves once it is on disk. */
  async commit(): Promise<void> {
    await this.#orPassOn(() => this.#writer.run('release member'));
    const durable = new Promise<void>((resolve, reject) =>
      this.#members.push((error) => (error ? reject(error) : resolve())),
    );
    await this.#passOn();
    return durable;
  }

  /** Takes back what this one did. */
  async rollback(): Promise<void> {
    await this.#orPassOn(async () => {
      if (!this.#writer.isTransaction) return;
      await this.#writer.run('rollback to member');
      await this.#writer.run('release member');
    });
    await this.#passOn();
  }

  /** Some errors (disk full) take the whole transaction back at once: then those before have failed too. */
  noteError(error: unknown): void {
    if (!this.#writer.isTransaction) this.#lost ??= error;
  }

  /** Who fails here gives the turn on all the same. */
  async #orPassOn(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.noteError(error);
      await this.#passOn();
      throw error;
    }
  }

  async #passOn(): Promise<void> {
    try {
      // Requests that have arrived and were not looked at yet get to the end of the line first.
      for (let round = 0; round < ROUNDS && this.#hasRoom && !this.#turns.nextShares; round += 1) await nextRound();
      if (!this.#hasRoom || !this.#turns.nextShares) await this.#end();
    } finally {
      this.#turns.release();
    }
  }

  get #hasRoom(): boolean {
    return (
      this.#writer.isTransaction && this.#members.length < MOST_MEMBERS && performance.now() - this.#since < MOST_MS
    );
  }

  async #end(): Promise<void> {
    const members = this.#members;
    this.#members = [];
    const tell = (error?: unknown) => members.forEach((member) => member(error));
    if (!this.#writer.isTransaction) {
      tell(this.#lost ?? new Error('The transaction was taken back.'));
      this.#lost = undefined;
      return;
    }
    try {
      await this.#writer.run('commit');
      tell();
      if (MOMENT_MS) await sleep(MOMENT_MS);
    } catch (error) {
      if (this.#writer.isTransaction) await this.#writer.run('rollback');
      tell(error);
    }
  }
}
