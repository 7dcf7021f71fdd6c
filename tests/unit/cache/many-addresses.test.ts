import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CacheEntry } from '#cache/cache-entry.ts';
import { cacheKey } from '#cache/cache-key.ts';
import { PageCache } from '#cache/page-cache.ts';
import { SegmentedLru } from '#cache/segmented-lru.ts';
import { serveFromCache } from '#http-front/serve-from-cache.ts';

const ROOM = 2_000_000;
const QUERIES = 100_000;

const entry = (bytes: number) =>
  new CacheEntry({
    brotli: Buffer.alloc(bytes),
    etag: 'W/"x"',
    modified: undefined,
    headers: {},
    tags: ['s:catalogue'],
    freshUntil: Infinity,
    usableUntil: Infinity,
  });

test('H5 100,000 random queries take the room there is, and leave no tag, key or alias behind', () => {
  const lru = new SegmentedLru(ROOM);
  lru.put('home', entry(100));
  lru.get('home');
  for (let turn = 0; turn < QUERIES; turn += 1) {
    const key = cacheKey('shop.test', new URL(`http://shop.test/search?q=${Math.random()}&utm=${turn}`))!.key;
    lru.put(key, entry(1_000));
    if (turn % 1_000 === 0) lru.get('home');
  }
  expect(lru.bytes).toBeLessThanOrEqual(ROOM);
  expect(lru.size).toBeLessThan(1_000);
  expect(lru.get('home')).toBeDefined();
  lru.invalidate(['s:catalogue']);
  expect(lru.get('home')!.invalidated).toBe(true);
});

test('H5 asking the front for 100,000 addresses and hosts that have no entry costs no memory that stays', () => {
  const give = serveFromCache(new PageCache({ bytes: ROOM }));
  const asked = (turn: number) =>
    give(
      { method: 'GET', url: `/search?q=${turn}-${'x'.repeat(200)}`, headers: { host: `h${turn % 50}.test` } } as never,
      {} as never,
    );
  for (let turn = 0; turn < 20_000; turn += 1) asked(turn);
  const before = heapUsed();
  for (let turn = 20_000; turn < 20_000 + QUERIES; turn += 1) expect(asked(turn)).toBe(false);
  expect(heapUsed() - before).toBeLessThan(5_000_000);
});

/** What is left once everything that is not needed has been collected. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
