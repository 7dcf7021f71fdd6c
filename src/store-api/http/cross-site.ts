import { type Answer, refuse } from './answer.ts';
import { pageHost } from '../stores/store-of-host.ts';

const ALLOWED_HEADERS = 'authorization, content-type, idempotency-key';

/**
 * Who may call from a browser: pages of the same host, and pages of `{host}` when called at `api.{host}`. Any other
 * Origin, `null` too, is refused on a POST and never reflected (reliability A12); so is a POST that a browser calls
 * cross-site without naming an Origin. Who sends neither is no browser, and has nobody's token.
 */
export function checkOrigin(request: Request, host: string): { refusal?: Answer; headers: Record<string, string> } {
  const origin = request.headers.get('origin');
  const apart = pageHost(host) !== host;
  const vary: Record<string, string> = apart ? { vary: 'Origin' } : {};
  const refusal = refuse(403, 'cross-site', 'This request came from another site.');
  if (origin === null)
    return request.method === 'POST' && request.headers.get('sec-fetch-site') === 'cross-site'
      ? { refusal, headers: vary }
      : { headers: vary };
  const from = URL.parse(origin)?.host;
  if (from && apart && from === withoutDefaultPort(pageHost(host), origin))
    return {
      headers: {
        ...vary,
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'Retry-After',
      },
    };
  if (request.method === 'POST' && from !== withoutDefaultPort(host, origin)) return { refusal, headers: vary };
  return { headers: vary };
}

/** The answer to a browser's question before the call itself; without CORS headers it means no. */
export function preflight(allowed: Record<string, string>): Response {
  const asked: Record<string, string> = allowed['access-control-allow-origin']
    ? {
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '600',
      }
    : {};
  return new Response(null, { status: 204, headers: { ...allowed, ...asked } });
}

function withoutDefaultPort(host: string, origin: string): string {
  return host.toLowerCase().replace(origin.startsWith('https:') ? /:443$/ : /:80$/, '');
}
