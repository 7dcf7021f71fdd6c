import type { Transport } from './create-api.ts';
import { hostFetch } from './host-fetch.ts';
import { API_PREFIX } from '#config.ts';
import { NO_BACKEND } from '#contract/error.ts';
import { isLoopback } from '#lib/urls.ts';

const PAGE_TIMEOUT_MS = 8_000;
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/**
 * The way to a backend at `base` (`https://host/api/v1`). The store's host is sent as `Host`, since that is how a
 * backend of many stores tells them apart; on a loopback page `apiHost` is sent instead (decisions.md rows 7, 21).
 */
export function forwardTo(base: string, apiHost: string | undefined) {
  const hostFor = (pageHost: string) => (isLoopback(pageHost) ? (apiHost ?? new URL(base).host) : pageHost);
  return {
    /** A call made while rendering: a GET that got no answer is tried once more within its time, nothing else is. */
    async call(pageHost: string, path: string, init: Parameters<Transport>[1]): Promise<Response> {
      const patience = AbortSignal.timeout(PAGE_TIMEOUT_MS);
      const attempt = () =>
        hostFetch(base + path, {
          method: init.method,
          headers: new Headers({ ...init.headers, host: hostFor(pageHost) }),
          body: init.body ?? null,
          signal: patience,
        });
      return init.method === 'GET' ? attempt().catch(attempt) : attempt();
    },
    /** A visitor's own request to `/api/v1/…`, passed on with method, query and body; the answer streams back. */
    async pass(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const headers = endToEnd(request.headers);
      headers.set('host', hostFor(url.host));
      try {
        const answer = await hostFetch(base + url.pathname.slice(API_PREFIX.length) + url.search, {
          method: request.method,
          headers,
          body: request.body,
          signal: request.signal,
        });
        return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers: endToEnd(answer.headers) });
      } catch {
        return Response.json({ error: 'No response from server. Please try again later.', code: NO_BACKEND }, { status: 502 });
      }
    },
  };
}

function endToEnd(from: Headers): Headers {
  const headers = new Headers(from);
  const named = from.get('connection')?.split(',') ?? [];
  for (const name of [...HOP_BY_HOP, ...named]) if (name.trim()) headers.delete(name.trim());
  return headers;
}
