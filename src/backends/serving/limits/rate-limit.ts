import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Limit } from './limits.ts';

/** Keys that one process counts at most; past that the least recently used is dropped. */
const MAX_KEYS = 20_000;

/** A store that several processes share. */
export interface SharedStore {
  /** Opens the counts of one limit. */
  open: (options: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;
  /**
   * The counts are in a process's memory, so that each key which this process drops is dropped there too. A database
   * keeps the counts of all processes until their time is over, however many keys this one has seen.
   */
  inMemory: boolean;
}

/**
 * Counts in fixed windows, shared with other processes where there are some. While the shared store cannot be reached,
 * this process counts alone. Keys are stored as hashes, so that no table holds addresses.
 */
export class RateLimiter {
  readonly #local: RateLimiterMemory;
  readonly #shared: RateLimiterAbstract | undefined;
  readonly #dropsShared: boolean;
  readonly #keys = new Set<string>();

  constructor(name: string, { max, windowMs }: Limit, shared?: SharedStore) {
    const options = { keyPrefix: name, points: max, duration: windowMs / 1000 };
    this.#local = new RateLimiterMemory(options);
    this.#shared = shared?.open(options);
    this.#dropsShared = shared?.inMemory ?? false;
  }

  /**
   * Counts one request and returns the seconds to wait, 0 when it is within the limit. Without a key (a request from
   * this process), and without a limit, nothing is counted.
   */
  async consume(key: string | undefined): Promise<number> {
    return key === undefined || this.#local.points === Number.MAX_SAFE_INTEGER
      ? 0
      : this.#run(key, (counts, id) => counts.consume(id).then(() => 0, secondsOf));
  }

  /** The seconds to wait once the limit is used up, 0 as long as it is not; counts nothing. */
  async wait(key: string | undefined): Promise<number> {
    if (key === undefined) return 0;
    const counted = await this.#run(key, (counts, id) => counts.get(id));
    return counted && counted.consumedPoints >= this.#local.points ? secondsOf(counted) : 0;
  }

  /** Takes back one request that `consume` counted. */
  async reward(key: string | undefined): Promise<void> {
    if (key !== undefined) await this.#run(key, (counts, id) => counts.reward(id));
  }

  /** Removes the count of this key. */
  async reset(key: string): Promise<void> {
    await this.#run(key, (counts, id) => counts.delete(id));
  }

  async #run<T>(key: string, command: (counts: RateLimiterAbstract, id: string) => Promise<T>): Promise<T> {
    const id = createHash('sha256').update(key).digest('base64url');
    this.#touch(id);
    if (this.#shared)
      try {
        return await command(this.#shared, id);
      } catch {
        // Not available: this process counts alone meanwhile.
      }
    return command(this.#local, id);
  }

  #touch(id: string): void {
    this.#keys.delete(id);
    this.#keys.add(id);
    if (this.#keys.size <= MAX_KEYS) return;
    const [oldest = ''] = this.#keys;
    this.#keys.delete(oldest);
    void this.#local.delete(oldest);
    if (this.#dropsShared) this.#shared?.delete(oldest).catch(() => undefined);
  }
}

/**
 * Counts one request with each limiter in order, until one refuses, and returns its wait in seconds. The limiters
 * before it take their count back, so that a refused caller does not use up the other limits. Those after it do not
 * see the key, because the number of keys is bounded and a refused caller can name any number of accounts: pass the
 * caller's own limit first.
 */
export async function consumeAll(...checks: [limiter: RateLimiter, key: string | undefined][]): Promise<number> {
  for (const [index, [limiter, key]] of checks.entries()) {
    const wait = await limiter.consume(key);
    if (wait === 0) continue;
    await Promise.all(checks.slice(0, index).map(([earlier, earlierKey]) => earlier.reward(earlierKey)));
    return wait;
  }
  return 0;
}

function secondsOf(refused: unknown): number {
  if (!(refused instanceof RateLimiterRes)) throw refused;
  return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
}
