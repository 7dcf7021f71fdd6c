import type { Store, StoreCache } from '../../stores/store-of-host.ts';
import { isLoopbackAddress } from '#lib/net/public-address.ts';
import { isLoopback } from '#lib/urls.ts';

/**
 * Headers that proxies add. Their values are not trusted; that there is one says that the request came through a proxy.
 */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

interface SandboxRequest {
  request: Request;
  host: string;
  pageOrigin: string;
  /** The other end of the connection, as the socket says. */
  peer: string | undefined;
}

/**
 * The sandbox bank moves no money, so it is open to this machine alone: the connection comes from a loopback address,
 * names one as its host, has no header of a proxy, and no store of this database is in public. A Host by itself proves
 * nothing, since a client writes what it likes (docs/decisions D29, D330).
 */
export async function maySeeSandbox(
  stores: Pick<StoreCache, 'all'>,
  storeOrigin: string | undefined,
  { request, host, pageOrigin, peer }: SandboxRequest,
): Promise<boolean> {
  if (peer === undefined || !isLoopbackAddress(peer) || cameByProxy(request)) return false;
  return isSandboxAt(stores, storeOrigin, { host, pageOrigin });
}

/** Whether it is open at this address, for who is on this machine. */
export async function isSandboxAt(
  stores: Pick<StoreCache, 'all'>,
  storeOrigin: string | undefined,
  { host, pageOrigin }: Pick<SandboxRequest, 'host' | 'pageOrigin'>,
): Promise<boolean> {
  if (!isLoopback(host) || !isLoopback(new URL(pageOrigin).host)) return false;
  return !hasHttpsOrigin(await stores.all(), storeOrigin);
}

/** Where a request came through no proxy, a loopback host is what the shopper's browser itself calls this server. */
export function isOpenedHere(request: Request, host: string): boolean {
  return isLoopback(host) && !cameByProxy(request);
}

function cameByProxy({ headers }: Request): boolean {
  return [...headers.keys()].some((name) => FORWARDED.test(name));
}

/** Is one of these stores, or what STORE_ORIGIN names, in public? */
export function hasHttpsOrigin(stores: readonly Pick<Store, 'origin'>[], storeOrigin: string | undefined): boolean {
  return [storeOrigin, ...stores.map(({ origin }) => origin)].some((origin) => origin?.startsWith('https:'));
}
