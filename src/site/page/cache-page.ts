import type { AstroGlobal } from 'astro';
import worker from 'virtual:service-worker';
import { BUILD_HEADER } from '#offline/paths.ts';

/** Seconds in which a page is fresh for caches without a change feed, and in which it is then served stale. */
const MAX_AGE_S = 60;
const STALE_S = 86_400;

/**
 * Lets caches store this page: it is the same for every visitor, and all that it shows was loaded. A change of one of
 * `tags` invalidates it, and one of the store's record always: `catalogue` (any listing), `products` (any product's
 * page), `product:<id>`, `any-product` (any product, also when it is sold out or back). The page also exports
 * `cacheable` with the query parameters that it reads. A header names the build: by it the visitor's own service
 * worker knows what it may keep.
 */
export function cachePage(
  { cache, locals, response }: Pick<AstroGlobal, 'cache' | 'locals' | 'response'>,
  ...tags: string[]
): void {
  if (locals.store.failed) return;
  response.headers.set(BUILD_HEADER, worker.buildId);
  cache.set({ maxAge: MAX_AGE_S, swr: STALE_S, tags: ['info', ...tags].map((name) => `${locals.scope}:${name}`) });
}
