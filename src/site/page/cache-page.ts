import type { AstroGlobal } from 'astro';

/** Seconds a page may be kept by caches that hear of no changes, and beyond that while a new one is made. */
const MAX_AGE_S = 60;
const STALE_S = 86_400;

/**
 * Lets caches keep this page: it is the same for every visitor and everything it shows was loaded. It is dropped when
 * one of these changes: `catalogue` (any listing), `products` (any product's page), `product:<id>`; the store's own
 * record always.
 */
export function cachePage({ cache, locals }: Pick<AstroGlobal, 'cache' | 'locals'>, ...changes: string[]): void {
  if (locals.store.failed) return;
  cache.set({ maxAge: MAX_AGE_S, swr: STALE_S, tags: ['info', ...changes].map((name) => `${locals.scope}:${name}`) });
}
