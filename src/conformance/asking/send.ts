import { hostFetch } from '#api-client/host-fetch.ts';

/** The carrier of requests: a path below the API's prefix, answered like `fetch`. Rejects when nothing answers. */
export type Send = (path: string, init: SendInit) => Promise<Response>;

export interface SendInit {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** Over HTTP as the pages of the shop do: with the store's host as `Host`, following no redirect. */
export function sendTo(base: string, host: string | undefined): Send {
  const root = base.replace(/\/+$/, '');
  return (path, { method, headers, body, signal }) =>
    hostFetch(root + path, {
      method,
      headers: new Headers({ ...headers, host: headers.host ?? host ?? new URL(base).host }),
      body: body ?? null,
      signal,
    });
}
