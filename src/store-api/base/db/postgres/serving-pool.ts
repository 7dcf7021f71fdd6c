import type pg from 'pg';
import { isSilence, isUnreachable, PoolFull } from '../unavailable.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { discoverPooler } from './pooler-client.ts';
import { openPool, type PostgresLimits } from '../postgres-pool.ts';

/** The server is read-only: it was demoted, or the address still leads to a standby. */
const READ_ONLY = '25006';
/** Requests that wait for a connection; more would only wait until their time is over. */
const WAITING_PER_CONNECTION = 30;

export interface ServingPoolOptions {
  max?: number | undefined;
  limits?: PostgresLimits | undefined;
  breaker?: CircuitBreaker | undefined;
}

/**
 * The connections of a process that answers requests. It fails fast while the database does not answer, refuses when
 * too many wait, and replaces all its connections when the server says nothing, or turns out to be read-only
 * (docs/decisions D297).
 */
export class ServingPool {
  /** Kysely asks for them. */
  readonly options = {};
  readonly #url: string;
  readonly #open: () => pg.Pool;
  readonly #max: number;
  readonly #breaker: CircuitBreaker;
  #pool: pg.Pool;

  constructor(url: string, { max = 10, limits, breaker = new CircuitBreaker() }: ServingPoolOptions = {}) {
    this.#url = url;
    this.#max = max;
    this.#breaker = breaker;
    this.#open = () => openPool(url, { max, limits, observe: (error) => this.#observe(error) });
    this.#pool = this.#open();
  }

  get totalCount(): number {
    return this.#pool.totalCount;
  }

  get idleCount(): number {
    return this.#pool.idleCount;
  }

  async connect(): Promise<pg.PoolClient> {
    const leave = this.#breaker.enter();
    if (this.#pool.waitingCount >= this.#max * WAITING_PER_CONNECTION) {
      leave();
      throw new PoolFull();
    }
    const began = this.#breaker.now();
    try {
      const client = await this.#pool.connect();
      const release = client.release.bind(client);
      client.release = (error) => {
        leave();
        release(error);
      };
      return client;
    } catch (error) {
      leave();
      if (discoverPooler(this.#url, error)) return this.connect();
      if (isUnreachable(error)) this.#breaker.failed(began);
      throw error;
    }
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  /** Of every query: what it failed with, undefined when it did not. A connection alone proves nothing of a pooler. */
  #observe(error: unknown): void {
    if (isUnreachable(error)) this.#breaker.failed();
    else this.#breaker.answered();
    // Where one connection hears nothing, the idle ones may be as dead, and each would be tried for as long.
    if (isSilence(error) || (error instanceof Error && Reflect.get(error, 'code') === READ_ONLY)) this.#renew();
  }

  #renew(): void {
    const old = this.#pool;
    this.#pool = this.#open();
    // Ends once the connections in use are released.
    old.end().catch(() => undefined);
  }
}
