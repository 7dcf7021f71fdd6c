import type { AstroGlobal } from 'astro';

/** Seconds for caches that hear of no changes: fresh, and after that usable while a new entry is made. */
const MAX_AGE_S = 60;
const STALE_S = 86_400;

/**
 * Makes this page cacheable: it is the same for every visitor, and everything it shows was loaded. Its entry is
 * invalidated by these tags: `catalogue` (any listing), `products` (any product's page), `product:<id>`; and always by
 * the store's own record.
 */
export function cachePage({ cache, locals }: Pick<AstroGlobal, 'cache' | 'locals'>, ...changes: string[]): void {
  if (locals.store.failed) return;
  cache.set({ maxAge: MAX_AGE_S, swr: STALE_S, tags: ['info', ...changes].map((name) => `${locals.scope}:${name}`) });
}
