import { type CachePolicy, readTags } from './cache-headers.ts';
import type { CompleteResponse } from './in-flight.ts';

/** Headers of one transfer, and those that are set for each answer. */
const NOT_STORED = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'age',
];
/**
 * A `Vary` by these does no harm: encodings are negotiated here, and a request with an Origin is never answered from
 * the cache.
 */
const NEGOTIATED = ['accept-encoding', 'origin'];

/**
 * How long an answer may be cached, by CDN-Cache-Control, which pages set through Astro.cache (RFC 9213). Undefined:
 * not at all.
 */
export function cachePolicyOf({
  status,
  headers,
}: Pick<CompleteResponse, 'status' | 'headers'>): CachePolicy | undefined {
  const directives = headers.get('cdn-cache-control') ?? '';
  const maxAge = seconds(directives, 'max-age');
  if (status !== 200 || !maxAge || headers.has('set-cookie') || isPrivate(headers)) return undefined;
  if (
    (headers.get('vary') ?? '')
      .split(',')
      .some((name) => name.trim() && !NEGOTIATED.includes(name.trim().toLowerCase()))
  )
    return undefined;
  return {
    maxAge,
    stale: Math.max(seconds(directives, 'stale-while-revalidate'), seconds(directives, 'stale-if-error')),
    tags: readTags(headers.get('cache-tag') ?? ''),
  };
}

/** Cache-Control forbids shared caches to store it (RFC 9111, 5.2.2). */
export function isPrivate(headers: Headers): boolean {
  return /\b(no-store|private)\b/i.test(headers.get('cache-control') ?? '');
}

export function storedHeaders(headers: Headers): Record<string, string> {
  const stored = Object.fromEntries([...headers].filter(([name]) => !NOT_STORED.includes(name)));
  const vary = (stored.vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name.toLowerCase() !== 'accept-encoding');
  delete stored.vary;
  return vary.length ? { ...stored, vary: vary.join(', ') } : stored;
}

function seconds(directives: string, name: string): number {
  const found = new RegExp(`(?:^|[,\\s])${name}=(\\d{1,9})`, 'i').exec(directives);
  return found ? Number(found[1]) : 0;
}
