import { readStorage } from './read-storage.ts';

/**
 * localStorage or sessionStorage that never throws: where the browser denies it or it is full, values live in
 * memory until the page goes (reliability B2).
 */
export interface SafeStorage {
  get: (key: string) => string | null;
  /** A null value removes the key. */
  set: (key: string, value: string | null) => void;
  /** Does the value of a key outlive the page? Found out by writing it again. */
  persists: (key: string) => boolean;
}

export function safeStorage(kind: 'localStorage' | 'sessionStorage'): SafeStorage {
  const memory = new Map<string, string | null>();
  const storage: SafeStorage = {
    get(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      return readStorage(kind, key);
    },
    set(key, value) {
      memory.delete(key);
      try {
        if (value === null) globalThis[kind].removeItem(key);
        else globalThis[kind].setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    persists(key) {
      const now = storage.get(key);
      storage.set(key, now ?? '');
      const persisted = !memory.has(key);
      if (now === null) storage.set(key, null);
      return persisted;
    },
  };
  return storage;
}
