import { isLoopback, parseUrl } from '#lib/urls.ts';

/** Schemes that run or read something here: never allowed, whatever the owner configured. */
const NEVER = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:', 'filesystem:', 'view-source:'];

export interface Places {
  /** App schemes the owner allows: `upi:` and the like. */
  schemes: readonly string[];
  /** Scheme and host of the store API. */
  apiOrigin: string;
}

/**
 * The address a payment may send the shopper to, or undefined (docs/decisions D22): https, an allowed app's scheme,
 * http to this machine or to the API itself. Only whole addresses, or a path of the API; '//host' is neither.
 */
export function allowedTarget(candidate: string | undefined, { schemes, apiOrigin }: Places): string | undefined {
  const url = candidate ? parse(candidate, apiOrigin) : null;
  if (!url || NEVER.includes(url.protocol)) return undefined;
  if (url.protocol === 'https:') return url.href;
  if (url.protocol === 'http:') return isLoopback(url.host) || url.origin === apiOrigin ? url.href : undefined;
  return schemes.some((scheme) => withColon(scheme) === url.protocol) ? url.href : undefined;
}

/** Is it an app's address, which no form can be sent to? */
export function isAppAddress(href: string): boolean {
  return !/^https?:/i.test(href);
}

function parse(candidate: string, apiOrigin: string): URL | null {
  const path = /^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(candidate);
  return path ? parseUrl(candidate, apiOrigin) : parseUrl(candidate);
}

function withColon(scheme: string): string {
  return scheme.toLowerCase().replace(/:?$/, ':');
}
