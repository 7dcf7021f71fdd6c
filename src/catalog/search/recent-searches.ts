import { MAX_SEARCH, SEARCHES_KEY } from '#config.ts';
import { safeStorage } from '#lib/safe-storage.ts';

const MAX_SEARCHES = 6;
const storage = safeStorage('localStorage');

/** The searches of this browser, newest first. */
export function recentSearches(): string[] {
  return decodeSearches(storage.get(SEARCHES_KEY));
}

export function recordSearch(typed: string): void {
  const search = typed.replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH);
  if (!search) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== search.toLowerCase());
  storage.set(SEARCHES_KEY, JSON.stringify([search, ...others].slice(0, MAX_SEARCHES)));
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
  const searches = Array.isArray(read)
    ? read.filter((one): one is string => typeof one === 'string' && one.trim() !== '' && one.length <= MAX_SEARCH)
    : [];
  return [...new Set(searches)].slice(0, MAX_SEARCHES);
}
