import type { RequestContext } from '../app-context.ts';
import { signReference } from '../../shop/payments/signature.ts';
import { API_PREFIX } from '#config.ts';
import { withQuery } from '#lib/urls.ts';

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
