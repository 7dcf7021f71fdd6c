import { hostName, type Store, type StoreCache } from './store-of-host.ts';
import { pageHost } from '#backends/serving/cross-site.ts';
import { isLoopback, originOfHost } from '#lib/urls.ts';

/** A store, and where its pages are for the shopper who asks. */
export interface PageContext {
  app: { storeOrigin: string | undefined };
  store: Store;
  pageOrigin: string;
}

/**
 * Scheme and host of a store's pages, for a shopper who came to `host`, by which the store was found: the store's own
 * origin if it has one; without STORE_ORIGIN the host itself. Where STORE_ORIGIN belongs to another store, its scheme
 * and port with a host of this store, preferably the shopper's: a payment must return to where the shopper is signed
 * in. Forwarded headers are ignored, so that what is cached for a host is the same for everybody (reliability H1, H4).
 */
export function pageOriginOf(
  store: Pick<Store, 'origin' | 'hosts'>,
  host: string,
  storeOrigin: string | undefined,
): string {
  if (store.origin) return store.origin;
  const asked = pageHost(host);
  const listed = listedHost(store, asked);
  if (!storeOrigin || !listed) return originOfHost(asked);
  const { protocol, port } = new URL(storeOrigin);
  return `${protocol}//${listed}${port && `:${port}`}`;
}

/**
 * Scheme and host for a link in a mail, which must never be a forged Host (OWASP; docs/reliability.md, "linked to a
 * forged Host"): the store's own origin; else a host of the store, preferably the shopper's; on a loopback address the
 * request's own. Undefined when there is none of these: then no link can be mailed.
 */
export function mailLinkOrigin({ app, store, pageOrigin }: PageContext): string | undefined {
  if (store.origin) return store.origin;
  const { host: asked } = new URL(pageOrigin);
  const host = listedHost(store, asked);
  if (host && !isLoopback(host)) return pageOriginOf(store, host, app.storeOrigin);
  return isLoopback(asked) ? pageOrigin : undefined;
}

/** The same where nobody has asked: the store's own origin, else its first host. */
export function storesOrigin(
  store: Pick<Store, 'origin' | 'hosts'>,
  storeOrigin: string | undefined,
): string | undefined {
  const host = listedHost(store, '');
  if (store.origin) return store.origin;
  return host && !isLoopback(host) ? pageOriginOf(store, host, storeOrigin) : undefined;
}

/**
 * Scheme and host to which pages of this host lead: the store's own origin, for another host that the store lists
 * (docs/decisions D326). Undefined where pages are answered: on loopback addresses, and where the origin's host is not
 * this store's, so that nobody is led to where there is nothing.
 */
export async function leadsTo(stores: Pick<StoreCache, 'find'>, host: string): Promise<string | undefined> {
  const store = await stores.find(host);
  if (typeof store === 'string' || !store.origin || !store.hosts.includes(hostName(host))) return undefined;
  const own = new URL(store.origin);
  if (hostName(own.host) === hostName(host) || isLoopback(own.host) || isLoopback(host)) return undefined;
  const there = await stores.find(own.host);
  return typeof there !== 'string' && there.id === store.id ? own.origin : undefined;
}

/** The host that was asked for if the store lists it, else the first one it lists. */
function listedHost({ hosts }: Pick<Store, 'hosts'>, asked: string): string | undefined {
  const pages = [...new Set(hosts.map(pageHost))];
  return pages.find((one) => one === hostName(asked)) ?? pages[0];
}
