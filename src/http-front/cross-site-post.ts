import type { IncomingMessage } from 'node:http';

/**
 * Does a form come from another site's page? The rule is that of backends/serving/cross-site.ts: a browser's Origin has
 * the host of this page, whatever the scheme, since a proxy may end TLS; without an Origin, Sec-Fetch-Site decides; a
 * client that sends neither is no browser (reliability A12).
 */
export function isCrossSitePost({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'POST') return false;
  const { origin, host = '' } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site';
  return URL.parse(origin)?.host !== host.toLowerCase().replace(origin.startsWith('https:') ? /:443$/ : /:80$/, '');
}
