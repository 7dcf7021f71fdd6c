import { API_PREFIX } from '#config.ts';
import { isLoopback } from './urls.ts';

/** The settings that say where browsers find the API. */
interface ApiSettings {
  /** Another backend than the embedded API. */
  API_URL?: string | undefined;
  PUBLIC_API_BASE?: string | undefined;
}

/**
 * Where a page of `host` finds the API: at its own origin with the embedded API and on this machine, at `api.{host}`
 * before another backend (docs/decisions D6).
 */
export function apiBase(host: string, { API_URL, PUBLIC_API_BASE }: ApiSettings): string {
  if (PUBLIC_API_BASE) return PUBLIC_API_BASE;
  return API_URL && !isLoopback(host) ? `https://api.${host}${API_PREFIX}` : API_PREFIX;
}
