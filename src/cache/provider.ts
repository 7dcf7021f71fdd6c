import type { CacheProviderFactory } from 'astro';
import { pageCache } from './process-cache.ts';
import { cacheHeaders } from './cache-headers.ts';

/**
 * The cache behind `Astro.cache`: what a page sets becomes headers, by which our own cache (the server's door) and any
 * CDN in front of it know how long to keep the page and when to drop it.
 */
const provider: CacheProviderFactory = () => ({
  name: 'selvedge',
  setHeaders: ({ maxAge = 0, swr = 0, tags = [] }) => new Headers(cacheHeaders({ maxAge, stale: swr, tags })),
  invalidate: async ({ tags = [] }) => pageCache()?.invalidate([tags].flat()),
});

export default provider;
