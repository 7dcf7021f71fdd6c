/** Where catalogue reads go now. */
export type Source = 'standby' | 'primary';

/** A standby that has not replayed what the primary had written this long ago is not read. */
const MAX_LAG_MS = 5_000;
const EVERY_MS = 1_000;
/** Beyond this every other note goes, so that a standby that is days behind costs no memory. */
const MAX_NOTES = 1_000;

/** Positions in the write-ahead log, in bytes. Rejects when the server does not answer. */
export interface Positions {
  primary: () => Promise<number>;
  standby: () => Promise<number>;
}

/**
 * Decides between standby and primary. The standby is left at once when it fails, or when it is too far behind, and
 * taken again when a probe finds it well. Lag is told by positions in the log and this process's own stopwatch, never
 * by clocks of two machines. While the primary does not answer, a standby that does is read, whatever its lag.
 */
export class StandbyRoute {
  readonly #positions: Positions;
  readonly #now: () => number;
  /** The positions that the primary had written, oldest first, until the standby has it too. */
  #written: { position: number; at: number }[] = [];
  #source: Source = 'primary';
  #switches = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(positions: Positions, now: () => number = () => performance.now()) {
    this.#positions = positions;
    this.#now = now;
  }

  get source(): Source {
    return this.#source;
  }

  /** How often the source has changed; what was read before and after a change may differ either way. */
  get switches(): number {
    return this.#switches;
  }

  start(everyMs = EVERY_MS): void {
    let running: Promise<void> | undefined;
    const probe = () => {
      running ??= this.probe().finally(() => (running = undefined));
    };
    this.#timer = setInterval(probe, everyMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** A read from the standby has failed. */
  leave(): void {
    this.#turnTo('primary');
  }

  async probe(): Promise<void> {
    const began = this.#now();
    const [primary, standby] = await Promise.all([
      this.#positions.primary().catch(() => undefined),
      this.#positions.standby().catch(() => undefined),
    ]);
    if (primary !== undefined) this.#note(primary, began);
    if (standby === undefined) {
      this.#turnTo('primary');
      return;
    }
    this.#written = this.#written.filter(({ position }) => position > standby);
    const [oldest] = this.#written;
    const isBehind = primary !== undefined && oldest !== undefined && began - oldest.at > MAX_LAG_MS;
    this.#turnTo(isBehind ? 'primary' : 'standby');
  }

  #note(position: number, at: number): void {
    // Less than before: another server is primary, and what the old one wrote last is gone.
    if (position < (this.#written.at(-1)?.position ?? 0)) this.#written = [];
    this.#written.push({ position, at });
    if (this.#written.length > MAX_NOTES) this.#written = this.#written.filter((_, index) => index % 2 === 0);
  }

  #turnTo(source: Source): void {
    if (source === this.#source) return;
    this.#source = source;
    this.#switches += 1;
  }
}
