import '#lib/persistent-engine.ts';
import { persistentAtom } from '@nanostores/persistent';
import { OWNER_KEY, TOKEN_KEY } from '#config.ts';
import { fingerprint } from '#lib/fingerprint.ts';
import { safeStorage } from '#lib/safe-storage.ts';
import { claimTab, watchTab } from '#lib/tab-owner.ts';
import { forgetSeen } from './forget-seen.ts';

const storage = safeStorage('localStorage');

/** The bearer token; undefined for a guest. Shared by all tabs through localStorage (docs/behaviour.md 4.auth). */
export const $token = persistentAtom<string | undefined>(TOKEN_KEY, undefined, {
  decode: (text) => text || undefined,
  encode: (value = '') => value || undefined,
});

if (typeof document !== 'undefined') watchTab();

export function isSignedIn(): boolean {
  return Boolean($token.get());
}

export function signIn(token: string, email: string): void {
  const owner = fingerprint(email.trim().toLowerCase());
  // Whoever was here before has not signed out: the token ended.
  if (![null, owner].includes(storage.get(OWNER_KEY))) void forgetSeen();
  storage.set(OWNER_KEY, owner);
  $token.set(token);
  claimTab();
  showSession();
}

/**
 * A sign-out: the token goes, and what this device has of the person; other tabs hear of it. Resolves when the page may
 * be left.
 */
export function forgetPerson(): Promise<void> {
  storage.set(OWNER_KEY, null);
  forgetToken();
  claimTab();
  return forgetSeen();
}

/** The token has ended. What was typed stays for the same person's next sign-in, in this tab (lib/tab-owner.ts). */
export function forgetToken(): void {
  $token.set(undefined);
  showSession();
}

/** The header and the guard read this attribute, which head-script.ts sets before anything is drawn. */
function showSession(): void {
  document.documentElement.dataset.session = isSignedIn() ? 'in' : 'out';
}
