import { shopRefusals } from './refusal-texts.ts';
import { type Answer, refuse } from './answer.ts';

const ALLOWED_HEADERS = 'authorization, content-type, idempotency-key';

/**
 * CORS and CSRF: browsers may call from pages of the same host, and from pages of `{host}` when they call
 * `api.{host}`. A POST with any other Origin, `null` included, is refused, and such an origin is never reflected
 * (reliability A12); a POST without Origin is refused when `Sec-Fetch-Site` says cross-site. A client that sends
 * neither header is no browser, so it cannot be used against a signed-in user.
 */
export function checkOrigin(request: Request, host: string): { refusal?: Answer; headers: Record<string, string> } {
  const origin = request.headers.get('origin');
  const isApiHost = pageHost(host) !== host;
  const vary: Record<string, string> = isApiHost ? { vary: 'Origin' } : {};
  const refusal = refuse(403, 'cross-site', shopRefusals().crossSite);
  if (origin === null)
    return request.method === 'POST' && request.headers.get('sec-fetch-site') === 'cross-site'
      ? { refusal, headers: vary }
      : { headers: vary };
  const from = URL.parse(origin)?.host;
  if (from && isApiHost && from === withoutDefaultPort(pageHost(host), origin))
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

/** The answer to a CORS preflight; without CORS headers the browser does not send the request. */
export function preflight(allowed: Record<string, string>): Response {
  const preflightHeaders: Record<string, string> = allowed['access-control-allow-origin']
    ? {
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '600',
      }
    : {};
  return new Response(null, { status: 204, headers: { ...allowed, ...preflightHeaders } });
}

/** The host of the shop's pages: `api.shop.example` is the API of `shop.example`. The port stays. */
export function pageHost(host: string): string {
  return host.replace(/^api\.(?=.*[a-z])/i, '');
}

function withoutDefaultPort(host: string, origin: string): string {
  return host.toLowerCase().replace(origin.startsWith('https:') ? /:443$/ : /:80$/, '');
}
