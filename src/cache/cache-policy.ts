import { readTags } from './cache-headers.ts';
import type { CompleteResponse } from './in-flight.ts';

export interface CachePolicy {
  /** Seconds. */
  maxAge: number;
  /** Seconds beyond that in which it is better than waiting, and better than an error. */
  stale: number;
  tags: string[];
}

/** Belong to one transfer, or are set anew for each. */
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
/** Requests that differ in these do not meet: see chooseEncoding and mayShare. */
const NEGOTIATED = ['accept-encoding', 'origin'];

/** How long a copy may be kept: by CDN-Cache-Control, which pages set through Astro.cache (RFC 9213). Undefined: not at all. */
export function cachePolicyOf({
  status,
  headers,
}: Pick<CompleteResponse, 'status' | 'headers'>): CachePolicy | undefined {
  const said = headers.get('cdn-cache-control') ?? '';
  const maxAge = seconds(said, 'max-age');
  if (status !== 200 || !maxAge || headers.has('set-cookie') || isPrivate(headers)) return undefined;
  if (
    (headers.get('vary') ?? '')
      .split(',')
      .some((name) => name.trim() && !NEGOTIATED.includes(name.trim().toLowerCase()))
  )
    return undefined;
  return {
    maxAge,
    stale: Math.max(seconds(said, 'stale-while-revalidate'), seconds(said, 'stale-if-error')),
    tags: readTags(headers.get('cache-tag') ?? ''),
  };
}

/** Whoever answered wants no copy in shared caches (RFC 9111, 5.2.2). */
export function isPrivate(headers: Headers): boolean {
  return /\b(no-store|private)\b/i.test(headers.get('cache-control') ?? '');
}

export function storedHeaders(headers: Headers): Record<string, string> {
  const kept = Object.fromEntries([...headers].filter(([name]) => !NOT_STORED.includes(name)));
  const vary = (kept.vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name.toLowerCase() !== 'accept-encoding');
  delete kept.vary;
  return vary.length ? { ...kept, vary: vary.join(', ') } : kept;
}

function seconds(said: string, name: string): number {
  const found = new RegExp(`(?:^|[,\\s])${name}=(\\d{1,9})`, 'i').exec(said);
  return found ? Number(found[1]) : 0;
}
