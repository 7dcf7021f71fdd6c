import { ApiError } from '#api-client/api-error.ts';
import { fingerprint } from '#lib/fingerprint.ts';
import { safeStorage } from '#lib/safe-storage.ts';

const MAX_SAVED = 5;
const storage = safeStorage('sessionStorage');

/**
 * The Idempotency-Key for doing this once: the same for the same body until the attempt has ended, so that a double
 * click, a second Enter, a reload or a lost answer meets what the server already did (reliability O10). Only a
 * fingerprint of the body is kept: it may hold an address or what was typed for a payment.
 */
export function idempotencyKeyOf(name: string, body: unknown): string {
  const print = fingerprint(JSON.stringify(body));
  const saved = readSaved(name);
  const found = saved.find((line) => line.startsWith(`${print} `));
  if (found) return found.slice(print.length + 1);
  const key = randomKey();
  storage.set(slot(name), [`${print} ${key}`, ...saved].slice(0, MAX_SAVED).join('\n'));
  return key;
}

/** Was this body sent before, without learning what became of it? */
export function isOpenAttempt(name: string, body: unknown): boolean {
  const print = fingerprint(JSON.stringify(body));
  return readSaved(name).some((line) => line.startsWith(`${print} `));
}

/** The next try is another one, even with the same body. */
export function endAttempt(name: string): void {
  storage.set(slot(name), null);
}

/**
 * Has the server certainly not done it, and would it say so again? Then another try needs another key. A lost or
 * unreadable answer, a server's own failure, a sign-in asked for, "slow down" and "still at it" leave that open.
 */
export function isDefinite(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || !error.status || error.status >= 500) return false;
  if ([401, 408, 425, 429].includes(error.status)) return false;
  return !(error.status === 409 && /idempoten|progress|busy|pending/i.test(error.code ?? ''));
}

function readSaved(name: string): string[] {
  return (storage.get(slot(name)) ?? '').split('\n').filter(Boolean);
}

function slot(name: string): string {
  return `attempt-${name}`;
}

/** 128 random bits; crypto.randomUUID is missing where a shop is tried over plain http. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
