import type { IncomingMessage } from 'node:http';

/**
 * Does a form come from another site's page? By the store API's own rule (store-api/http/cross-site.ts): the Origin that a
 * browser names has the host of this page, whatever the scheme, since a proxy may end TLS; without one, the browser
 * says that it is no cross-site call; who says neither is no browser (reliability A12).
 */
export function isCrossSitePost({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'POST') return false;
  const { origin, host = '' } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site';
  return URL.parse(origin)?.host !== host.toLowerCase().replace(origin.startsWith('https:') ? /:443$/ : /:80$/, '');
}
