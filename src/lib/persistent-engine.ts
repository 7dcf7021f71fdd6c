import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { safeStorage } from './safe-storage.ts';

const storage = typeof window === 'undefined' ? undefined : safeStorage('localStorage');

/** Gives @nanostores/persistent a localStorage that never throws. Import before making a persistent store. */
if (storage) {
  const engine = new Proxy(
    {},
    {
      has: (_, key) => storage.get(String(key)) !== null,
      get: (_, key) => storage.get(String(key)) ?? undefined,
      set: (_, key, value) => (storage.set(String(key), String(value)), true),
      deleteProperty: (_, key) => (storage.set(String(key), null), true),
    },
  );
  setPersistentEngine(engine, windowPersistentEvents);
}

/** The text stored under a key now: another tab may have written it, and its event may not have arrived yet. */
export function storedText(key: string): string | null {
  return storage?.get(key) ?? null;
}

/** Does the value of a key outlive the page? Not where the browser denies its storage, or it is full. */
export function isPersisted(key: string): boolean {
  return storage?.persists(key) ?? true;
}
