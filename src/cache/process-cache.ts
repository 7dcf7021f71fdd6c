import type { PageCache } from './page-cache.ts';

let cache: PageCache | undefined;

/** The process's page cache, which HTTP front and pages share. None in development, and where it is turned off. */
export function pageCache(): PageCache | undefined {
  return cache;
}

export function usePageCache(opened: PageCache): void {
  cache = opened;
}
