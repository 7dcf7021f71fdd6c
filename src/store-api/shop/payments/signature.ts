import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_S = 300;

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of t.rawBody>`. */
export function signCallback(secret: string, rawBody: string, now: Date): string {
  const t = String(Math.floor(now.getTime() / 1000));
  return `t=${t},v1=${hmac(secret, `${t}.${rawBody}`).toString('hex')}`;
}

/**
 * Is the body exactly what was signed, at most five minutes ago (or ahead)? The header may hold several `v1` (while a
 * secret is being replaced), of which one must be right, and other schemes, which are ignored.
 */
export function isSigned(secret: string, rawBody: string, header: string | null, now: Date): boolean {
  if (!header || header.length > 2_000) return false;
  const parts = header.split(',').map((part) => part.trim());
  const times = parts.filter((part) => part.startsWith('t='));
  const t = /^t=(\d{1,12})$/.exec(times[0] ?? '')?.[1];
  if (!t || times.length > 1 || Math.abs(now.getTime() / 1000 - Number(t)) > TOLERANCE_S) return false;
  const right = hmac(secret, `${t}.${rawBody}`).toString('hex');
  return parts
    .filter((part) => part.startsWith('v1='))
    .reduce((found, part) => isSameText(part.slice(3), right) || found, false);
}

/** Is this the lower-case hex HMAC-SHA256 of the text? */
export function isHmac(secret: string, text: string, given: string | null): boolean {
  return given !== null && isSameText(given, hmac(secret, text).toString('hex'));
}

/** Compares in constant time; texts of different lengths differ. */
export function isSameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A signed token: `name` and an HMAC of it for this store. */
export function signReference(secret: string, storeId: string, name: string): string {
  return `${name}.${hmac(secret, `reference ${storeId} ${name}`).toString('base64url')}`;
}

/** The name in a signed token, or undefined when the signature is not this shop's. */
export function readReference(secret: string, storeId: string, reference: string): string | undefined {
  const name = reference.slice(0, reference.lastIndexOf('.'));
  return isSameText(reference, signReference(secret, storeId, name)) ? name : undefined;
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
