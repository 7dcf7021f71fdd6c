import type { CachePolicy } from './cache-policy.ts';
import { decodePart } from '#lib/urls.ts';

/** Browsers ask each time and mostly hear 304; shared caches keep a copy, and an old one rather than an error (RFC 9213, RFC 5861). */
export function cacheHeaders({ maxAge, stale, tags }: CachePolicy): Record<string, string> {
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': `public, max-age=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
    ...(tags.length ? { 'cache-tag': tags.map(spell).join(',') } : {}),
  };
}

/** The tags a `Cache-Tag` header names. */
export function readTags(header: string): string[] {
  return header
    .split(',')
    .map((name) => decodePart(name.trim()))
    .filter(Boolean);
}

/** A tag ends with a product's id, in which a backend may have any letter; a header holds ASCII, and a comma ends a tag. */
function spell(tag: string): string {
  return tag.toWellFormed().replace(/[^!-~]|[,%]/gu, encodeURIComponent);
}
