import type { CacheProviderFactory } from 'astro';
import { pageCache } from './process-cache.ts';
import { cacheHeaders } from './cache-headers.ts';

/**
 * The provider of `Astro.cache`: what a page sets becomes headers, which tell the page cache and any CDN in front of it
 * how long to store the page and which tags invalidate it.
 */
const provider: CacheProviderFactory = () => ({
  name: 'selvedge',
  setHeaders: ({ maxAge = 0, swr = 0, tags = [] }) => new Headers(cacheHeaders({ maxAge, stale: swr, tags })),
  invalidate({ tags = [] }) {
    pageCache()?.invalidate([tags].flat());
    return Promise.resolve();
  },
});

export default provider;
