import type { StartResult } from '../../shop/payments/gateway.ts';
import { isLoopback } from '#lib/urls.ts';

/**
 * May a shopper be sent there (reliability P10)? https, a UPI app, or http to this shop itself or to a loopback
 * address; absolute URLs only. The shop's pages check it again, since they may be served from another backend.
 */
export function isSafeRedirect(started: StartResult, origins: readonly string[]): boolean {
  if (!('action' in started)) return isSafeAddress(started.redirectUrl, origins);
  const { type, redirectUrl, formParams, qr, qrBase64 } = started.action;
  const addresses = [redirectUrl, formParams?.url].filter((address) => address !== undefined);
  return (
    addresses.every((address) => isSafeAddress(address, origins)) &&
    (type === 'qr' ? Boolean(qr ?? qrBase64) : addresses.length > 0)
  );
}

function isSafeAddress(address: string, origins: readonly string[]): boolean {
  const url = /^[\x21-\x7e]{1,8000}$/.test(address) ? URL.parse(address) : null;
  if (!url || url.username || url.password) return false;
  if (['https:', 'upi:'].includes(url.protocol)) return true;
  return url.protocol === 'http:' && (isLoopback(url.host) || origins.includes(url.origin));
}
