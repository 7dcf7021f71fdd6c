import { createFetch } from 'ofetch';
import type { Transport } from './api.ts';
import { hostFetch } from './host-fetch.ts';
import { API_PREFIX } from '#config.ts';
import { NO_BACKEND } from '#contract/error.ts';
import { noBackend } from '#contract/refusals/english.ts';
import { isLoopback } from '#lib/urls.ts';

const PAGE_TIMEOUT_MS = 8_000;
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** ofetch over our own fetch, which may name the Host. It retries what got no answer, and nothing that got one. */
const pageFetch = createFetch({
  fetch: (address, { method = 'GET', headers, body, signal } = {}) =>
    hostFetch(address instanceof Request ? address.url : String(address), {
      method,
      headers: new Headers(headers),
      body: body as string | null,
      signal: signal ?? undefined,
    }),
  Headers,
});

/** For whom a page is rendered, as far as the backend is told. */
interface ForwardedVisitor {
  host: string;
  peer?: string | undefined;
  forwardedFor?: string | undefined;
}

/** The way of requests to a backend: those that a page makes while rendering, and a visitor's own. */
export interface Forward {
  request: (visitor: ForwardedVisitor, path: string, init: Parameters<Transport>[1]) => Promise<Response>;
  pass: (request: Request, peer?: string) => Promise<Response>;
}

/**
 * The way to a backend at `base` (`https://host/api/v1`). The store's host is sent as `Host`, since that is how a
 * backend of many stores tells them apart; on a loopback page `apiHost` is sent instead (docs/decisions D7, D21).
 */
export function forwardTo(base: string, apiHost: string | undefined): Forward {
  const hostFor = (pageHost: string) => (isLoopback(pageHost) ? (apiHost ?? new URL(base).host) : pageHost);
  return {
    /** A request made while rendering: a GET that got no answer is tried once more within its time, nothing else is. */
    async request({ host, peer, forwardedFor }, path, init) {
      return pageFetch.raw(base + path, {
        method: init.method,
        headers: forwarded(
          new Headers({ ...init.headers, ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) }),
          hostFor(host),
          peer,
        ),
        body: init.body ?? null,
        signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
        retry: init.method === 'GET' ? 1 : 0,
        // ofetch's status for what got no answer. An error that the backend answered is an answer here.
        retryStatusCodes: [500],
        ignoreResponseError: true,
        responseType: 'stream',
      });
    },
    /**
     * A visitor's own request to `/api/v1/…`, passed on with method, query and body; the answer streams back. The
     * Origin of the shop's own page goes: beside the store's Host a backend would take it for another site's.
     */
    async pass(request, peer) {
      const url = new URL(request.url);
      const headers = forwarded(endToEnd(request.headers), hostFor(url.host), peer);
      if (URL.parse(headers.get('origin') ?? '')?.host === url.host) headers.delete('origin');
      try {
        const answer = await hostFetch(base + url.pathname.slice(API_PREFIX.length) + url.search, {
          method: request.method,
          headers,
          body: request.body,
          signal: request.signal,
        });
        const { status, statusText } = answer;
        return new Response(answer.body, { status, statusText, headers: sandboxed(endToEnd(answer.headers)) });
      } catch {
        return Response.json({ error: noBackend, code: NO_BACKEND }, { status: 502 });
      }
    },
  };
}

/** Who asks and for which store: the backend's limits are for visitors, not for this server as a whole. */
function forwarded(headers: Headers, host: string, peer: string | undefined): Headers {
  headers.set('host', host);
  if (peer) headers.append('x-forwarded-for', peer);
  return headers;
}

/** A page of the backend, say of an error, is shown on the shop's origin, and must not read that origin's storage. */
function sandboxed(headers: Headers): Headers {
  headers.append('content-security-policy', 'sandbox allow-forms allow-popups allow-scripts allow-top-navigation');
  return headers;
}

function endToEnd(from: Headers): Headers {
  const headers = new Headers(from);
  const named = from.get('connection')?.split(',') ?? [];
  for (const name of [...HOP_BY_HOP, ...named]) if (name.trim()) headers.delete(name.trim());
  return headers;
}
