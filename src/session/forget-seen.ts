import { FORGET_MESSAGE, LAST_ADDRESS_KEY, POSTAL_CODE_KEY, SEARCHES_KEY, VIEWED_KEY } from '#config.ts';
import { safeStorage } from '#lib/safe-storage.ts';

const storage = safeStorage('localStorage');

/**
 * Removes from this device the traces of a person's visit: searches, products, the postal code asked about, the address
 * of the last order, and the pages and pictures that the service worker keeps (docs/decisions D342). Resolves once the
 * worker is told: the page should not be left before.
 */
export async function forgetSeen(): Promise<void> {
  storage.set(SEARCHES_KEY, null);
  storage.set(VIEWED_KEY, null);
  storage.set(POSTAL_CODE_KEY, null);
  storage.set(LAST_ADDRESS_KEY, null);
  const { serviceWorker } = navigator as Partial<Navigator>;
  const registration = await serviceWorker?.getRegistration().catch(() => undefined);
  registration?.active?.postMessage(FORGET_MESSAGE);
}
