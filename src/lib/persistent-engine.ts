import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { safeStorage } from './safe-storage.ts';

/** Gives @nanostores/persistent a localStorage that never throws. Import before making a persistent store. */
if (typeof window !== 'undefined') {
  const storage = safeStorage('localStorage');
  const engine = new Proxy({} as Record<string, string>, {
    has: (_, key) => storage.get(String(key)) !== null,
    get: (_, key) => storage.get(String(key)) ?? undefined,
    set: (_, key, value) => (storage.set(String(key), String(value)), true),
    deleteProperty: (_, key) => (storage.set(String(key), null), true),
  });
  setPersistentEngine(engine, windowPersistentEvents);
}
