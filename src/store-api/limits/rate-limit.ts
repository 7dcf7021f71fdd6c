import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Limit } from './limits.ts';

/** The counts of more keys than this, by one process, are not remembered: the least used go first. */
const MOST_KEYS = 20_000;

/** Where counts are when several processes share them: by the name of the limit. Undefined: in this process. */
export type SharedStore = (options: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;

/**
 * Counts in fixed windows, shared with other processes where there are some. While what is shared cannot be reached,
 * this process counts alone. Keys are kept hashed: no table holds who was here.
 */
export class RateLimiter {
  readonly #own: RateLimiterMemory;
  readonly #shared: RateLimiterAbstract | undefined;
  readonly #keys = new Set<string>();

  constructor(name: string, { max, windowMs }: Limit, share?: SharedStore) {
    const options = { keyPrefix: name, points: max, duration: windowMs / 1000 };
    this.#own = new RateLimiterMemory(options);
    this.#shared = share?.(options);
  }

  /** Counts one and gives the seconds to wait, 0 when it was within the limit. An unknown key (a call from this process) has room, and so has everyone without a limit. */
  async consume(key: string | undefined): Promise<number> {
    return key === undefined || this.#own.points === Number.MAX_SAFE_INTEGER
      ? 0
      : this.#ask(key, (counts, id) => counts.consume(id).then(() => 0, secondsOf));
  }

  /** Takes back what `take` counted. */
  async reward(key: string | undefined): Promise<void> {
    if (key !== undefined) await this.#ask(key, (counts, id) => counts.reward(id));
  }

  /** Begins anew for this key. */
  async reset(key: string): Promise<void> {
    await this.#ask(key, (counts, id) => counts.delete(id));
  }

  async #ask<T>(key: string, ask: (counts: RateLimiterAbstract, id: string) => Promise<T>): Promise<T> {
    const id = createHash('sha256').update(key).digest('base64url');
    this.#note(id);
    if (this.#shared)
      try {
        return await ask(this.#shared, id);
      } catch {
        // Away: counted here meanwhile.
      }
    return ask(this.#own, id);
  }

  #note(id: string): void {
    this.#keys.delete(id);
    this.#keys.add(id);
    if (this.#keys.size <= MOST_KEYS) return;
    const [oldest = ''] = this.#keys;
    this.#keys.delete(oldest);
    void this.#own.delete(oldest);
    this.#shared?.delete(oldest).catch(() => undefined);
  }
}

/**
 * Counts one at each, in this order, until one refuses; its wait is given. Those before it get theirs back, so that
 * who is refused by one limit does not fill the others, and those after it never hear of the key: their room for keys
 * is bounded, and a caller who is refused may name as many accounts as he likes. So the caller's own limit comes first.
 */
export async function consumeAll(...asked: [limiter: RateLimiter, key: string | undefined][]): Promise<number> {
  for (const [index, [limiter, key]] of asked.entries()) {
    const wait = await limiter.consume(key);
    if (wait === 0) continue;
    await Promise.all(asked.slice(0, index).map(([before, its]) => before.reward(its)));
    return wait;
  }
  return 0;
}

function secondsOf(refused: unknown): number {
  if (!(refused instanceof RateLimiterRes)) throw refused;
  return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
}
