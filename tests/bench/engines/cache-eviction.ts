import { LRUCache } from 'lru-cache';
import type { CacheEntry } from '#cache/cache-entry.ts';
import { SegmentedLru } from '#cache/segmented-lru.ts';
import { randomFrom } from '../../fixtures/random.ts';

/**
 * What the page cache's segmented LRU gains over `lru-cache`: the share of shoppers' requests that find their page,
 * while a crawler reads every address once. Seeded, so that every run gives the same figures. `node
 * tests/bench/engines/cache-eviction.ts`.
 */
const ENTRY_BYTES = 32_000;
const CACHE_BYTES = 20 * 1024 * 1024;
const PAGES = 5_000;
const REQUESTS = 300_000;

interface Storage {
  get: (key: string) => unknown;
  put: (key: string) => void;
}

function segmented(): Storage {
  const storage = new SegmentedLru(CACHE_BYTES);
  return {
    get: (key) => storage.get(key),
    put: (key) => storage.put(key, { size: ENTRY_BYTES, tags: [] } as unknown as CacheEntry),
  };
}

function plain(): Storage {
  const storage = new LRUCache<string, object>({ maxSize: CACHE_BYTES, sizeCalculation: () => ENTRY_BYTES });
  return { get: (key) => storage.get(key), put: (key) => storage.set(key, {}) };
}

/** The share of shoppers' requests that hit, with `crawled` requests of a crawler for each of theirs. */
function hitRate(storage: Storage, crawled: number): number {
  const random = randomFrom(20261122);
  let [hits, crawlerAt, due] = [0, 0, 0];
  const visit = (key: string): boolean => {
    if (storage.get(key)) return true;
    storage.put(key);
    return false;
  };
  for (let request = 0; request < REQUESTS; request += 1) {
    // Zipf's law: the n-th best page has 1/n of the first one's visits.
    if (visit(`/product/${Math.floor(PAGES ** random())}`)) hits += 1;
    for (due += crawled; due >= 1; due -= 1) visit(`/crawled/${(crawlerAt += 1)}`);
  }
  return hits / REQUESTS;
}

for (const crawled of [0, 0.5, 1, 3]) {
  const started = performance.now();
  const own = hitRate(segmented(), crawled);
  const between = performance.now();
  const library = hitRate(plain(), crawled);
  const times = `${Math.round(between - started)} and ${Math.round(performance.now() - between)} ms`;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(`${crawled} crawled a request: segmented ${percent(own)}, lru-cache ${percent(library)} (${times})`);
}
