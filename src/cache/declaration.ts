import type { Terms } from './keepable.ts';

/** Browsers ask each time and mostly hear 304; shared caches keep a copy, and an old one rather than an error (RFC 9213, RFC 5861). */
export function declaration({ maxAge, stale, tags }: Terms): Record<string, string> {
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': `public, max-age=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
    ...(tags.length ? { 'cache-tag': tags.join(',') } : {}),
  };
}
