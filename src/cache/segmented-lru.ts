import type { CacheEntry } from './cache-entry.ts';

/**
 * Entries used more than once may take this share of the memory; a crawl through all addresses cannot evict them
 * (docs/decisions D168).
 */
const PROTECTED_SHARE = 0.8;

/**
 * A segmented LRU, bounded in bytes: the least recently used entries are evicted first, and probationary ones (used
 * once) before protected ones (used again). What it gains over `lru-cache`: docs/decisions D234.
 */
export class SegmentedLru {
  readonly #maxBytes: number;
  readonly #probationary = new Segment();
  readonly #protected = new Segment();
  readonly #keysByTag = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#probationary.bytes + this.#protected.bytes;
  }

  get size(): number {
    return this.#probationary.entries.size + this.#protected.entries.size;
  }

  get(key: string): CacheEntry | undefined {
    const found = this.#protected.touch(key);
    if (found) return found;
    const entry = this.#probationary.remove(key);
    if (!entry) return undefined;
    this.#protected.add(key, entry);
    while (this.#protected.bytes > this.#maxBytes * PROTECTED_SHARE && this.#protected.entries.size > 1) {
      const oldest = this.#protected.removeOldest();
      if (oldest) this.#probationary.add(...oldest);
    }
    return entry;
  }

  put(key: string, entry: CacheEntry): void {
    const wasProtected = this.#protected.entries.has(key);
    this.delete(key);
    if (entry.size > this.#maxBytes / 4) return;
    (wasProtected ? this.#protected : this.#probationary).add(key, entry);
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
    while (this.bytes > this.#maxBytes) {
      const segment = this.#probationary.entries.size ? this.#probationary : this.#protected;
      const oldest = segment.removeOldest();
      if (oldest) this.#untag(...oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#probationary.remove(key) ?? this.#protected.remove(key);
    if (!entry) return;
    entry.invalidated = true;
    this.#untag(key, entry);
  }

  /** Entries with one of these tags stay for the time when nothing better can be made. `*` means all. */
  invalidate(tags: string[]): void {
    const keys = tags.includes('*')
      ? [...this.#probationary.entries.keys(), ...this.#protected.entries.keys()]
      : tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]);
    for (const key of keys) {
      const entry = this.#probationary.entries.get(key) ?? this.#protected.entries.get(key);
      if (entry) entry.invalidated = true;
    }
  }

  #untag(key: string, entry: CacheEntry): void {
    entry.invalidated = true;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** A Map iterates in the order of insertion: the first key is the least recently used. */
class Segment {
  readonly entries = new Map<string, CacheEntry>();
  bytes = 0;

  add(key: string, entry: CacheEntry): void {
    this.entries.set(key, entry);
    this.bytes += entry.size;
  }

  remove(key: string): CacheEntry | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.bytes -= entry.size;
    return entry;
  }

  touch(key: string): CacheEntry | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry;
  }

  removeOldest(): [string, CacheEntry] | undefined {
    const [oldest] = this.entries;
    if (oldest) this.remove(oldest[0]);
    return oldest;
  }
}
