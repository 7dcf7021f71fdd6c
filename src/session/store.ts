import '#lib/persistent-engine.ts';
import { persistentAtom } from '@nanostores/persistent';
import { TOKEN_KEY } from '#config.ts';

/** The bearer token; undefined for a guest. Shared by all tabs through localStorage (spec section 4). */
export const $token = persistentAtom<string | undefined>(TOKEN_KEY, undefined, {
  decode: (text) => text || undefined,
  encode: (value) => value || (undefined as unknown as string),
});

export function isSignedIn(): boolean {
  return Boolean($token.get());
}

export function signIn(token: string): void {
  $token.set(token);
  showSession();
}

export function forgetToken(): void {
  $token.set(undefined);
  showSession();
}

/** The header and the guard read this attribute, which first-paint.ts sets before anything is drawn. */
export function showSession(): void {
  document.documentElement.dataset.session = isSignedIn() ? 'in' : 'out';
}
