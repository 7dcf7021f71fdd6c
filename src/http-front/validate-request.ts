import type { IncomingMessage } from 'node:http';

/** More than any body that the shop takes: the store API takes 64 KB. */
const MAX_BODY_BYTES = 1024 * 1024;
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The status with which a malformed request is refused; undefined when it may go on (reliability H1, H10). */
export function validateRequest({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): 400 | 413 | undefined {
  if (headers.host !== undefined && !isHost(headers.host)) return 400;
  if (!isReadable(url)) return 400;
  return Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES ? 413 : undefined;
}

/**
 * The path of a request target: of an absolute one (RFC 9112, 3.2.2) when it names the same host as the Host header.
 * Undefined for another server's target, as in a request to a proxy.
 */
export function pathOf(target: string, host: string | undefined): string | undefined {
  if (target.startsWith('/')) return target;
  const url = /^https?:/i.test(target) ? URL.parse(target) : null;
  return url && url.host === host?.toLowerCase() && !url.username && !url.password
    ? url.pathname + url.search
    : undefined;
}

/**
 * The target with at most two slashes in a row in its path. Astro trims trailing slashes by a pattern that takes
 * quadratic time on a long run of them; two are left, so that such a path stays another than with one.
 */
export function withShortSlashes(target: string): string {
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  return path.includes('///') ? path.replace(/\/{3,}/g, '//') + target.slice(path.length) : target;
}

/** Whether a Host header is a host name: a slash or an @ in it would change which part of a URL is the host. */
export function isHost(host: string): boolean {
  return HOST.test(host);
}

/** Two slashes at the beginning, or a backslash, are read as a host by some clients that get the path back. */
function isReadable(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  if (!path.includes('%')) return true;
  try {
    // The result is used: a bundler takes a call of decodeURI without one for dead code.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
