import type { PageCache } from './page-cache.ts';

const kept = globalThis as { selvedgePageCache?: PageCache };

/** The process's cache: the server's front, started from src, and the built pages share it. None in development. */
export function pageCache(): PageCache | undefined {
  return kept.selvedgePageCache;
}

export function usePageCache(cache: PageCache): void {
  kept.selvedgePageCache = cache;
}
