import { MAX_SEARCH, SEARCHES_KEY } from '#config.ts';
import { safeStorage } from '#lib/safe-storage.ts';

const MOST = 6;
const storage = safeStorage('localStorage');

/** What this browser searched for, newest first. */
export function recentSearches(): string[] {
  return decodeSearches(storage.get(SEARCHES_KEY));
}

export function keepSearch(words: string): void {
  const told = words.replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH);
  if (!told) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== told.toLowerCase());
  storage.set(SEARCHES_KEY, JSON.stringify([told, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  storage.set(SEARCHES_KEY, null);
}

export function decodeSearches(text: string | null): string[] {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  const words = Array.isArray(read)
    ? read.filter((one): one is string => typeof one === 'string' && one.trim() !== '' && one.length <= MAX_SEARCH)
    : [];
  return [...new Set(words)].slice(0, MOST);
}
