import type { RequestContext } from '../app-context.ts';
import { hostOf } from '#backends/serving/routes.ts';
import { pageHost } from '#backends/serving/cross-site.ts';
import { isOpenedHere } from '../../shop/payments/sandbox/may-see-sandbox.ts';
import { signReference } from '../../shop/payments/signature.ts';
import { API_PREFIX } from '#config.ts';
import { originOfHost, withQuery } from '#lib/urls.ts';

/** The URLs are on the host of the shop's pages, which their CSP allows forms to be sent to. */
type AddressContext = Pick<RequestContext, 'app' | 'store' | 'pageOrigin'>;

/**
 * Where a gateway sends the browser back to. The signed reference names the attempt; it does not say that it was paid.
 */
export function returnUrl({ app, store, pageOrigin }: AddressContext, gatewayId: string, attemptId: string): string {
  return withQuery(`${pageOrigin}${API_PREFIX}/payments/return/${gatewayId}`, {
    reference: signReference(app.secret, store.id, `${attemptId}.return`),
  });
}

export function gatewayFormUrl({ pageOrigin }: AddressContext, gatewayId: string): string {
  return `${pageOrigin}${API_PREFIX}/payments/enter/${gatewayId}`;
}

export function gatewayFormReference({ app, store }: AddressContext, attemptId: string): string {
  return signReference(app.secret, store.id, `${attemptId}.enter`);
}

/**
 * The thanks for an order that is paid later, where the shopper reads the shop: on this machine if it was opened there,
 * as a shop that has an address of its own is before it is in public. No other host of a request is ever led to.
 */
export function thanksUrl({ request, pageOrigin }: Pick<RequestContext, 'request' | 'pageOrigin'>, orderId: string) {
  const host = hostOf(request);
  const origin = isOpenedHere(request, host) ? originOfHost(pageHost(host)) : pageOrigin;
  return withQuery(`${origin}/order-success`, { orderId });
}
