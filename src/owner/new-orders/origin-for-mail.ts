import { mailLinkOrigin } from '#store-api/shop/stores/page-origin.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import type { Environment } from '#environment.ts';
import { isLoopback, originOfHost } from '#lib/urls.ts';

/** Scheme and host for a link that a command mails; on the owner's own machine where the store has no address yet. */
export function originForMail(store: Store, { STORE_ORIGIN, PORT }: Environment): string | undefined {
  const [host = 'localhost'] = store.hosts;
  // Names of this machine lead to the shop itself, and no proxy listens for it at the usual port.
  const isAtPort = isLoopback(host) && !/:\d+$/.test(host);
  const pageOrigin = originOfHost(isAtPort ? `${host}:${PORT}` : host);
  return mailLinkOrigin({ app: { storeOrigin: STORE_ORIGIN }, store, pageOrigin });
}
