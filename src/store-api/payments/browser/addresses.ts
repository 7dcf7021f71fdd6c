import type { RequestContext } from '../../http/app-context.ts';
import { signReference } from '../signature.ts';
import { API_PREFIX } from '#config.ts';
import { withQuery } from '#lib/urls.ts';

/** On the shop's own host, where forms may be sent and which the shopper knows. */
type AddressContext = Pick<RequestContext, 'app' | 'store' | 'pageOrigin'>;

/** Where a gateway sends the browser back to. The reference says of which attempt it speaks; that it was paid, only the gateway can say. */
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
