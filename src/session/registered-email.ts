import { REGISTERED_KEY } from '#config.ts';
import { safeStorage } from '#lib/safe-storage.ts';

const storage = safeStorage('sessionStorage');

/** Kept for the sign-in that follows the registration, at once or later in this tab. */
export function keepRegisteredEmail(email: string): void {
  storage.set(REGISTERED_KEY, email);
}

/**
 * Fills the address in, once, and goes to the password; what was typed already stays, and what is about to be typed
 * replaces it.
 */
export function fillRegisteredEmail(form: HTMLFormElement | null): void {
  const email = storage.get(REGISTERED_KEY);
  if (!email || !form) return;
  storage.set(REGISTERED_KEY, null);
  const [address, password] = ['email', 'password'].map((name) => form.elements.namedItem(name) as HTMLInputElement);
  if (!address || address.value) return;
  address.value = email;
  if (address === document.activeElement) address.select();
  else password?.focus();
}
