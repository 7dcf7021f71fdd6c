import { type Answer, refuse } from '#api-server/answer.ts';
import { clientAddress } from '#api-server/client-address.ts';
import { hostOf } from '#api-server/routes.ts';
import { pageOriginOf } from '../stores/page-origin.ts';
import type { AppContext, RequestContext } from './app-context.ts';
import { isLoopback, originOfHost } from '#lib/urls.ts';

/** The context of a request, or a refusal: 503 while there is no store, 421 for an unknown host. */
export async function openRequestContext(
  app: AppContext,
  request: Request,
  peer: string | undefined,
): Promise<RequestContext | Answer> {
  const host = hostOf(request);
  const store = await app.stores.find(host);
  if (store === 'no-store')
    return refuse(503, 'no-store', 'The shop has no store yet.', { headers: { 'retry-after': '10' } });
  if (store === 'unknown-store') return refuse(421, 'unknown-store', 'There is no store at this address.');
  const pageOrigin = pageOriginOf(store, host, app.storeOrigin);
  const payments = app.gatewaysOf(store);
  return {
    app,
    store,
    request,
    peer: clientAddress(peer, request.headers.get('x-forwarded-for'), app.isTrustedProxy),
    payments: app.isTestShop(store) || isOfThisMachine(request, host, pageOrigin) ? payments : payments.real,
    origin: store.origin || app.storeOrigin ? pageOrigin : originOfHost(host),
    pageOrigin,
  };
}

/**
 * Headers that proxies add. Their values are not trusted; that there is one says that the request came through a proxy.
 */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via'];

/**
 * Was the request sent to a loopback address, without a proxy between? A shop that listens on other addresses does not
 * start without a gateway: see environment.ts.
 */
function isOfThisMachine({ headers }: Request, host: string, pageOrigin: string): boolean {
  return isLoopback(host) && isLoopback(new URL(pageOrigin).host) && !FORWARDED.some((name) => headers.has(name));
}
