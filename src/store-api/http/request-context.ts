import { refusalsIn, shopRefusals } from '#backends/serving/refusal-texts.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import { clientAddress } from '#backends/serving/client-address.ts';
import { hostOf } from '#backends/serving/routes.ts';
import { SANDBOX } from '../shop/payments/sandbox/sandbox-bank.ts';
import { isOpenedHere, maySeeSandbox } from '../shop/payments/sandbox/may-see-sandbox.ts';
import { pageOriginOf } from '../shop/stores/page-origin.ts';
import type { AppContext, RequestContext } from './app-context.ts';
import { originOfHost } from '#lib/urls.ts';

/** The context of a request, or a refusal: 503 while there is no store, 421 for an unknown host. */
export async function openRequestContext(
  app: AppContext,
  request: Request,
  peer: string | undefined,
): Promise<RequestContext | Answer> {
  const host = hostOf(request);
  const store = await app.stores.find(host);
  if (store === 'no-store')
    return refuse(503, 'no-store', shopRefusals().noStore, { headers: { 'retry-after': '10' } });
  if (store === 'unknown-store') return refuse(421, 'unknown-store', shopRefusals().unknownStore);
  const pageOrigin = pageOriginOf(store, host, app.storeOrigin);
  const payments = app.gatewaysOf(store);
  const seesAll =
    payments.byId(SANDBOX) === undefined ||
    app.isTestShop(store) ||
    (await maySeeSandbox(app.stores, app.storeOrigin, { request, host, pageOrigin, peer }));
  return {
    app,
    store,
    text: refusalsIn(store.language),
    request,
    peer: clientAddress(peer, request.headers.get('x-forwarded-for'), app.isTrustedProxy),
    payments: seesAll ? payments : payments.real,
    origin: isOpenedHere(request, host) || !(store.origin || app.storeOrigin) ? originOfHost(host) : pageOrigin,
    pageOrigin,
  };
}
