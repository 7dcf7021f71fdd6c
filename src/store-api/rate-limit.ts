/** At most `most` in `perMs` for one key. */
export interface Limit {
  most: number;
  perMs: number;
}

const MINUTE = 60_000;

/** Generous by address, since a whole mobile network may share one; strict by account. */
export const LIMITS = {
  signInByAccount: { most: 10, perMs: 15 * MINUTE },
  signInByEmail: { most: 100, perMs: 15 * MINUTE },
  signInByPeer: { most: 300, perMs: 15 * MINUTE },
  registerByPeer: { most: 200, perMs: 60 * MINUTE },
  resetByAccount: { most: 5, perMs: 30 * MINUTE },
  resetByEmail: { most: 10, perMs: 30 * MINUTE },
  resetByPeer: { most: 100, perMs: 30 * MINUTE },
  messageByEmail: { most: 5, perMs: 60 * MINUTE },
  messageByPeer: { most: 60, perMs: 60 * MINUTE },
  trackingByPeer: { most: 10, perMs: MINUTE },
} satisfies Record<string, Limit>;

export type Limits = Record<keyof typeof LIMITS, Limit>;
export type Limiters = Record<keyof typeof LIMITS, RateLimiter>;

const MAX_KEYS = 20_000;

export function makeLimiters(limits: Limits, now: () => Date): Limiters {
  const made = Object.entries(limits).map(([name, limit]) => [name, new RateLimiter(limit, () => now().getTime())]);
  return Object.fromEntries(made) as Limiters;
}

/** Counts in fixed windows, in memory, for a bounded number of keys: the oldest window is forgotten first. */
export class RateLimiter {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #windows = new Map<string, { count: number; ends: number }>();

  constructor(limit: Limit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Seconds to wait, 0 when there is room. Counts nothing. An unknown key (a call from this process) has room. */
  wait(key: string | undefined): number {
    const window = key === undefined ? undefined : this.#current(key);
    return window && window.count >= this.#limit.most ? Math.max(1, Math.ceil((window.ends - this.#now()) / 1000)) : 0;
  }

  count(key: string | undefined): void {
    if (key === undefined) return;
    const window = this.#current(key);
    if (window) window.count += 1;
    else this.#windows.set(key, { count: 1, ends: this.#now() + this.#limit.perMs });
    if (this.#windows.size > MAX_KEYS) this.#windows.delete(this.#windows.keys().next().value!);
  }

  /** Counts one and says how long to wait, 0 when it was within the limit. */
  take(key: string | undefined): number {
    const seconds = this.wait(key);
    if (seconds === 0) this.count(key);
    return seconds;
  }

  uncount(key: string | undefined): void {
    const window = key === undefined ? undefined : this.#current(key);
    if (window) window.count -= 1;
  }

  /** Begins anew for this key. */
  forget(key: string): void {
    this.#windows.delete(key);
  }

  #current(key: string): { count: number; ends: number } | undefined {
    const window = this.#windows.get(key);
    if (!window || window.ends > this.#now()) return window;
    this.#windows.delete(key);
    return undefined;
  }
}
