import { decodePart } from '#lib/urls.ts';

export interface CachePolicy {
  /** Seconds. */
  maxAge: number;
  /** Seconds after that in which a stale answer is served while a new one is made, or in place of an error. */
  stale: number;
  tags: string[];
}

/**
 * Browsers revalidate each time and mostly get 304; shared caches store the answer, and serve it stale rather than an
 * error (RFC 9213, RFC 5861).
 */
export function cacheHeaders({ maxAge, stale, tags }: CachePolicy): Record<string, string> {
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': `public, max-age=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
    ...(tags.length ? { 'cache-tag': tags.map(encodeTag).join(',') } : {}),
  };
}

/** The tags a `Cache-Tag` header names. */
export function readTags(header: string): string[] {
  return header
    .split(',')
    .map((name) => decodePart(name.trim()))
    .filter(Boolean);
}

/**
 * A tag ends with a product's id, in which a backend may have any letter; a header holds ASCII, and a comma ends a tag.
 */
function encodeTag(tag: string): string {
  return tag.toWellFormed().replace(/[^!-~]|[,%]/gu, encodeURIComponent);
}
