import type { Transport } from './api.ts';
import { cacheHeaders } from '#cache/cache-headers.ts';
import { isPrivate } from '#cache/cache-policy.ts';
import { cacheKey } from '#cache/cache-key.ts';
import { pageCache } from '#cache/process-cache.ts';
import { API_PREFIX } from '#config.ts';
import { decodePart } from '#lib/urls.ts';

/** Seconds in which a public read is fresh, and in which it is then served stale. */
const MAX_AGE_S = 30;
const STALE_S = 86_400;

type ScopeOf = (host: string) => Promise<string>;

/** Adds the cache policy to the answer of a public GET of the contract, unless the backend made it private. */
export async function withCacheHeaders(request: Request, answer: Response, scopeOf: ScopeOf): Promise<Response> {
  const url = new URL(request.url);
  const host = request.headers.get('host') ?? url.host;
  const open =
    request.method === 'GET' && answer.status === 200 && !request.headers.has('authorization') && cacheKey(host, url);
  if (!open || isPrivate(answer.headers)) return answer;
  const headers = new Headers(answer.headers);
  const tags = tagsOf(url.pathname.slice(API_PREFIX.length), await scopeOf(host));
  for (const [name, value] of Object.entries(cacheHeaders({ maxAge: MAX_AGE_S, stale: STALE_S, tags })))
    headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** A page's request to a remote backend, through the cache entries that serve browsers' own requests as well. */
export function readThroughCache(
  host: string,
  path: string,
  init: Parameters<Transport>[1],
  scopeOf: ScopeOf,
  send: (path: string) => Promise<Response>,
): Promise<Response> {
  const cache = pageCache();
  if (!cache || init.method !== 'GET' || init.headers.authorization) return send(path);
  const request = new Request(`http://${host}${API_PREFIX}${path}`, { headers: { host, accept: 'application/json' } });
  return cache.respond(request, async (asked) =>
    withCacheHeaders(asked, await send(asked.url.slice(asked.url.indexOf(API_PREFIX) + API_PREFIX.length)), scopeOf),
  );
}

/**
 * For the embedded store's change feed. Listings show what is available, so a change of any product is one of listings
 * too.
 */
export function invalidateOnChange(): (tags: string[]) => void {
  const cache = pageCache();
  cache?.followChanges();
  return (tags) =>
    cache?.invalidate([
      ...tags,
      ...new Set(
        tags.flatMap((tag) => /^(.*):products?(?::|$)/.exec(tag)?.[1] ?? []).map((scope) => `${scope}:any-product`),
      ),
    ]);
}

function tagsOf(path: string, scope: string): string[] {
  const [, kind, id, part] = path.split('/');
  const names =
    kind === 'storeInfo' || kind === 'size-guides'
      ? ['info']
      : id && !part
        ? [`product:${decodePart(id)}`, 'products']
        : ['catalogue', 'any-product'];
  return names.map((name) => `${scope}:${name}`);
}
