import type { Visit } from './shop.ts';
import { hostName, pageHost } from './store-of-host.ts';
import { isLoopback } from '#lib/urls.ts';

/**
 * Scheme and host for a link in a mail, where a forged Host must never get in (OWASP; reliability "linked to a forged
 * Host"): STORE_ORIGIN; else a host the store lists, the one the visitor used first; on this machine itself the
 * request's own. Undefined when there is none of these: then no link can be mailed.
 */
export function linkOrigin({ shop, store, pageOrigin }: Pick<Visit, 'shop' | 'store' | 'pageOrigin'>): string | undefined {
  if (shop.storeOrigin) return shop.storeOrigin;
  const hosts = [...new Set(store.hosts.map(pageHost))];
  const { host: asked } = new URL(pageOrigin);
  const host = hosts.find((one) => one === hostName(asked)) ?? hosts[0];
  if (host && !isLoopback(host)) return `https://${host}`;
  return isLoopback(asked) ? pageOrigin : undefined;
}
