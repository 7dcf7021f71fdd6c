/** One holder at a time, first come first served. */
export class Mutex {
  #held = false;
  readonly #queue: { shares: boolean; resolve: () => void }[] = [];

  /** `shares`: the holder may be part of the previous holder's commit. */
  async acquire(shares = false): Promise<void> {
    if (!this.#held) this.#held = true;
    else await new Promise<void>((resolve) => this.#queue.push({ shares, resolve }));
  }

  /** May the next holder share a commit? */
  get nextShares(): boolean {
    return this.#queue[0]?.shares ?? false;
  }

  release(): void {
    const next = this.#queue.shift();
    if (next) next.resolve();
    else this.#held = false;
  }
}
