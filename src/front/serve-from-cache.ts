import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHost } from './validate-request.ts';
import { cacheKey } from '#cache/cache-key.ts';
import { isShareable } from '#cache/shareable-request.ts';
import { chooseEncoding } from '#cache/negotiate.ts';
import type { PageCache } from '#cache/page-cache.ts';

const MAX_ALIASES = 20_000;

/**
 * Answers from a fresh copy without waking the pages: most requests of a busy shop end here, so it does only what it
 * must. Everything else (stale, missing, a visitor's own, one who saves data) is for the page cache behind. Returns whether it answered.
 */
export function serveFromCache(cache: PageCache): (request: IncomingMessage, response: ServerResponse) => boolean {
  const keys = new Map<string, string>();

  function keyOf(host: string, address: string): string | undefined {
    // No path has a space in it: another host with another path is another word.
    const asked = `${host} ${address}`;
    const known = keys.get(asked);
    if (known !== undefined) return known || undefined;
    // Put together: beside a base, two slashes in front would name a host.
    const url = URL.parse(`http://localhost${address}`);
    const key = url && isHost(host) ? (cacheKey(host, url)?.key ?? '') : '';
    if (keys.size >= MAX_ALIASES) keys.clear();
    if (asked.length < 500) keys.set(asked, key);
    return key || undefined;
  }

  return (request, response) => {
    const { method, headers, url } = request;
    if (!isShareable(method, (name) => headers[name] !== undefined) || !url?.startsWith('/') || headers['save-data'])
      return false;
    const key = headers.host === undefined ? undefined : keyOf(headers.host, url);
    const copy = key === undefined ? undefined : cache.getFresh(key);
    if (!copy) return false;
    if (copy.isNotModified(headers['if-none-match'], headers['if-modified-since'])) {
      response.writeHead(304, copy.headersNotModified).end();
      return true;
    }
    const encoding = chooseEncoding(headers['accept-encoding']);
    response.writeHead(200, copy.headersIn(encoding));
    if (method === 'HEAD') response.end();
    else response.end(copy.body(encoding));
    return true;
  };
}
