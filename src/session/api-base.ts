import { API_PREFIX } from '#config.ts';
import { isLoopback } from '#lib/urls.ts';

/** Where a page of `host` finds the API: its own origin on this machine, `api.{host}` elsewhere (docs/decisions D6). */
export function apiBase(protocol: string, host: string): string {
  return isLoopback(host) ? `${protocol}//${host}${API_PREFIX}` : `https://api.${host}${API_PREFIX}`;
}
