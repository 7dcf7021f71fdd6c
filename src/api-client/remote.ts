import { ofetch } from 'ofetch';
import type { Transport } from './create-api.ts';
import { API_PREFIX } from '#config.ts';
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
    /** A call made while rendering: GETs are tried once more, nothing else is. */
    call: (pageHost: string, path: string, init: Parameters<Transport>[1]): Promise<Response> =>
      ofetch.raw(base + path, {
        ...init,
        headers: { ...init.headers, host: hostFor(pageHost) },
        retry: init.method === 'GET' ? 1 : 0,
        retryStatusCodes: [],
        timeout: PAGE_TIMEOUT_MS,
        ignoreResponseError: true,
        responseType: 'stream',
      }),
    /** A visitor's own request to `/api/v1/…`, passed on with method, query, body, and the answer streamed back. */
    async pass(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const headers = endToEnd(request.headers);
      headers.set('host', hostFor(url.host));
      headers.delete('accept-encoding');
      try {
        const answer = await fetch(base + url.pathname.slice(API_PREFIX.length) + url.search, {
          method: request.method,
          headers,
          body: request.body,
          redirect: 'manual',
          signal: request.signal,
          ...(request.body ? { duplex: 'half' } : {}),
        } as RequestInit);
        const back = endToEnd(answer.headers);
        back.delete('content-encoding');
        back.delete('content-length');
        return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers: back });
      } catch {
        return Response.json({ error: 'No response from server. Please try again later.', code: 'no-backend' }, { status: 502 });
      }
    },
  };
}

function endToEnd(from: Headers): Headers {
  const headers = new Headers(from);
  const named = from.get('connection')?.split(',') ?? [];
  for (const name of [...HOP_BY_HOP, ...named]) headers.delete(name.trim());
  return headers;
}
