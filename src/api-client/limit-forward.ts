import { calledEndpoint } from './endpoint-of.ts';
import type { Forward } from './remote.ts';
import { API_PREFIX } from '#config.ts';

/** Counts a call, and sends it when no limit is reached: see backends/serving/limits/limit-backend.ts. */
type LimitedCall = (
  request: Request,
  from: { name: string; peer: string | undefined },
  send: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** The way to a backend with the shop's limits before it, for what pages ask and for visitors' own calls. */
export function limitForward(forward: Forward, limited: LimitedCall): Forward {
  return {
    request: (visitor, path, init) => {
      const { host, peer, forwardedFor } = visitor;
      const headers = { ...init.headers, ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) };
      const request = new Request(`http://${host}${API_PREFIX}${path}`, { ...init, headers });
      return limited(request, { name: calledEndpoint(request), peer }, () => forward.request(visitor, path, init));
    },
    pass: (request, peer) =>
      limited(request, { name: calledEndpoint(request), peer }, (counted) => forward.pass(counted, peer)),
  };
}
