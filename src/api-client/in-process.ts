import type { Forward } from './remote.ts';
import { API_PREFIX } from '#config.ts';

/** The way to what answers /api/v1 in this process: the embedded store API, or an adapter. */
export function inProcess({ fetch }: { fetch: (request: Request, peer?: string) => Promise<Response> }): Forward {
  return {
    request: ({ host, peer, forwardedFor }, path, init) => {
      const visitor = { host, ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) };
      const headers = { ...init.headers, ...visitor };
      return fetch(new Request(`http://${host}${API_PREFIX}${path}`, { ...init, headers }), peer);
    },
    pass: fetch,
  };
}
