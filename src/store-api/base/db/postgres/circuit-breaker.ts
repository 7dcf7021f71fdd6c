/** The database has not answered, and is not asked for a moment: the request is answered 503 at once. */
export class CircuitOpen extends Error {
  constructor() {
    super('the database does not answer: circuit open');
  }
}

/** A server that is gone is noticed at once; five failures in a row are no accident. */
const FAILURES = 5;
/** Between two trials. With the time that a failover takes it decides how soon orders are taken again. */
const OPEN_MS = 1_000;

/**
 * Fails fast while the database does not answer (docs/decisions D297). Closed: everything passes. After some failures
 * in a row it is open: nothing passes for a second, then one trial at a time (half-open), until one is answered.
 */
export class CircuitBreaker {
  readonly #failures: number;
  readonly #openMs: number;
  readonly #now: () => number;
  #failed = 0;
  #nextTrial: number | undefined;
  #isTrying = false;
  #answeredAt = -Infinity;

  constructor({ failures = FAILURES, openMs = OPEN_MS, now = () => performance.now() } = {}) {
    this.#failures = failures;
    this.#openMs = openMs;
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#nextTrial !== undefined;
  }

  /**
   * May the database be asked now? Gives a function to be called when the asking is over, whatever came of it.
   * @throws CircuitOpen while it is open, or another trial is under way.
   */
  enter(): () => void {
    if (this.#nextTrial === undefined) return () => undefined;
    if (this.#isTrying || this.#now() < this.#nextTrial) throw new CircuitOpen();
    this.#isTrying = true;
    return () => {
      this.#isTrying = false;
    };
  }

  /** The database has answered, be it with an error of the statement. */
  answered(): void {
    this.#answeredAt = this.#now();
    this.#failed = 0;
    this.#nextTrial = undefined;
  }

  /**
   * It has not answered since `began` (this breaker's `now`). When it has answered somebody else meanwhile, it was
   * only busy.
   */
  failed(began = Infinity): void {
    if (this.#answeredAt > began) return;
    this.#failed += 1;
    if (this.#failed >= this.#failures || this.isOpen) this.#nextTrial = this.#now() + this.#openMs;
  }

  now(): number {
    return this.#now();
  }
}
