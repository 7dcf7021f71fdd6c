import type { IncomingMessage } from 'node:http';

/** Far above any body of the shop's: pages take none, the store API 64 KB. */
const MAX_BODY_BYTES = 1024 * 1024;
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Why a request goes no further, as a status; undefined when it may (reliability H1, H10). */
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
 * Undefined for what this server has nothing at, say a proxy's request.
 */
export function pathOf(target: string, host: string | undefined): string | undefined {
  if (target.startsWith('/')) return target;
  const url = /^https?:/i.test(target) ? URL.parse(target) : null;
  return url && url.host === host?.toLowerCase() && !url.username && !url.password
    ? url.pathname + url.search
    : undefined;
}

/** No more than two slashes in a row stand in a path: behind the front each slash of a long row would be looked at from every other. */
export function withShortSlashes(target: string): string {
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  return path.includes('///') ? path.replace(/\/{3,}/g, '//') + target.slice(path.length) : target;
}

/** A name with a slash or an @ in it would move the border between host and path. */
export function isHost(host: string): boolean {
  return HOST.test(host);
}

/** Two slashes in front, or a backslash, would be read as a host by some who get the path back. */
function isReadable(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  if (!path.includes('%')) return true;
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
