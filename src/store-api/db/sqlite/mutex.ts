/** One holder at a time, first come first served. */
export class Mutex {
  #held = false;
  readonly #waiting: { shares: boolean; go: () => void }[] = [];

  /** `shares`: may stand in one commit with who had the turn before. */
  async acquire(shares = false): Promise<void> {
    if (!this.#held) this.#held = true;
    else await new Promise<void>((go) => this.#waiting.push({ shares, go }));
  }

  /** Is somebody next who may share a commit? */
  get nextShares(): boolean {
    return this.#waiting[0]?.shares ?? false;
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next.go();
    else this.#held = false;
  }
}
