import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHost } from './validate-request.ts';
import { cacheKey } from '#cache/cache-key.ts';
import { isShareable } from '#cache/shareable-request.ts';
import { chooseEncoding } from '#cache/negotiate.ts';
import type { PageCache } from '#cache/page-cache.ts';

/** Some 300 bytes each. Queries that no page reads make no end of them, and finding a key again takes microseconds. */
const MAX_ALIASES = 4_000;

/**
 * Answers from a fresh cache entry, without a `Request`: most requests of a busy shop end here. The page cache behind
 * answers the others (stale, missing, a visitor's own, with Save-Data). Returns whether it answered.
 */
export function serveFromCache(cache: PageCache): (request: IncomingMessage, response: ServerResponse) => boolean {
  const keys = new Map<string, string>();

  function keyOf(host: string, address: string): string | undefined {
    // No path has a space in it, so no two pairs of host and path give the same text.
    const alias = `${host} ${address}`;
    const known = keys.get(alias);
    if (known !== undefined) return known || undefined;
    // Concatenated, because with a base two slashes at the beginning would name a host.
    const url = URL.parse(`http://localhost${address}`);
    const key = url && isHost(host) ? (cacheKey(host, url)?.key ?? '') : '';
    if (keys.size >= MAX_ALIASES) keys.clear();
    if (alias.length < 500) keys.set(alias, key);
    return key || undefined;
  }

  return (request, response) => {
    const { method, headers, url } = request;
    if (!isShareable(method, (name) => headers[name] !== undefined) || !url?.startsWith('/') || headers['save-data'])
      return false;
    const key = headers.host === undefined ? undefined : keyOf(headers.host, url);
    const entry = key === undefined ? undefined : cache.getFresh(key);
    if (!entry) return false;
    if (entry.isNotModified(headers['if-none-match'], headers['if-modified-since'])) {
      response.writeHead(304, entry.headersNotModified).end();
      return true;
    }
    const encoding = chooseEncoding(headers['accept-encoding']);
    response.writeHead(200, entry.headersIn(encoding));
    if (method === 'HEAD') response.end();
    else response.end(entry.body(encoding));
    return true;
  };
}
