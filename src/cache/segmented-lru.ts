import type { CacheEntry } from './cache-entry.ts';

/** Copies asked for more than once may take this much of the room; a crawl through all addresses cannot push them out. */
const PROVEN_SHARE = 0.8;

/** Copies by key, bounded in bytes: the least recently used go first, and those used once before those used again. */
export class SegmentedLru {
  readonly #room: number;
  readonly #new = new Row();
  readonly #proven = new Row();
  readonly #byTag = new Map<string, Set<string>>();

  constructor(room: number) {
    this.#room = room;
  }

  get bytes(): number {
    return this.#new.bytes + this.#proven.bytes;
  }

  get size(): number {
    return this.#new.copies.size + this.#proven.copies.size;
  }

  get(key: string): CacheEntry | undefined {
    const proven = this.#proven.touch(key);
    if (proven) return proven;
    const copy = this.#new.take(key);
    if (!copy) return undefined;
    this.#proven.add(key, copy);
    while (this.#proven.bytes > this.#room * PROVEN_SHARE && this.#proven.copies.size > 1)
      this.#new.add(...this.#proven.takeOldest());
    return copy;
  }

  put(key: string, copy: CacheEntry): void {
    const proven = this.#proven.copies.has(key);
    this.delete(key);
    if (copy.size > this.#room / 4) return;
    (proven ? this.#proven : this.#new).add(key, copy);
    for (const tag of copy.tags) {
      const keys = this.#byTag.get(tag);
      if (keys) keys.add(key);
      else this.#byTag.set(tag, new Set([key]));
    }
    while (this.bytes > this.#room) {
      const row = this.#new.copies.size ? this.#new : this.#proven;
      const [oldest, gone] = row.takeOldest();
      this.#untag(oldest, gone);
    }
  }

  delete(key: string): void {
    const copy = this.#new.take(key) ?? this.#proven.take(key);
    if (!copy) return;
    copy.invalidated = true;
    this.#untag(key, copy);
  }

  /** Copies with one of these tags are kept for the time when nothing better can be made. `*` means all. */
  invalidate(tags: string[]): void {
    const keys = tags.includes('*')
      ? [...this.#new.copies.keys(), ...this.#proven.copies.keys()]
      : tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]);
    for (const key of keys) {
      const copy = this.#new.copies.get(key) ?? this.#proven.copies.get(key);
      if (copy) copy.invalidated = true;
    }
  }

  #untag(key: string, copy: CacheEntry): void {
    copy.invalidated = true;
    for (const tag of copy.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}

/** A Map keeps its order: the first is the one not used for longest. */
class Row {
  readonly copies = new Map<string, CacheEntry>();
  bytes = 0;

  add(key: string, copy: CacheEntry): void {
    this.copies.set(key, copy);
    this.bytes += copy.size;
  }

  take(key: string): CacheEntry | undefined {
    const copy = this.copies.get(key);
    if (!copy) return undefined;
    this.copies.delete(key);
    this.bytes -= copy.size;
    return copy;
  }

  touch(key: string): CacheEntry | undefined {
    const copy = this.copies.get(key);
    if (!copy) return undefined;
    this.copies.delete(key);
    this.copies.set(key, copy);
    return copy;
  }

  takeOldest(): [string, CacheEntry] {
    const key = this.copies.keys().next().value!;
    return [key, this.take(key)!];
  }
}
