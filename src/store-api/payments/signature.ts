import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_S = 300;

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of t.rawBody>`. */
export function signCallback(secret: string, rawBody: string, now: Date): string {
  const t = String(Math.floor(now.getTime() / 1000));
  return `t=${t},v1=${hmac(secret, `${t}.${rawBody}`).toString('hex')}`;
}

/** Is the body exactly what was signed, at most five minutes ago (or ahead)? Compared in constant time. */
export function isSigned(secret: string, rawBody: string, header: string | null, now: Date): boolean {
  const [, t, v1] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!t || !v1 || Math.abs(now.getTime() / 1000 - Number(t)) > TOLERANCE_S) return false;
  return timingSafeEqual(hmac(secret, `${t}.${rawBody}`), Buffer.from(v1, 'hex'));
}

/** A reference nobody can make up: what it names, and a signature of it for this store. */
export function signReference(secret: string, storeId: string, name: string): string {
  return `${name}.${hmac(secret, `reference ${storeId} ${name}`).toString('base64url')}`;
}

/** What a reference names, or undefined when it is not ours. */
export function readReference(secret: string, storeId: string, reference: string): string | undefined {
  const name = reference.slice(0, reference.lastIndexOf('.'));
  const [given, right] = [Buffer.from(reference), Buffer.from(signReference(secret, storeId, name))];
  return given.length === right.length && timingSafeEqual(given, right) ? name : undefined;
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
