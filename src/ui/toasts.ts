import { TOASTS_KEY } from '#config.ts';
import { safeStorage } from '#lib/safe-storage.ts';
import { showToasts } from './show-toasts.ts';
import { $toasts, type Toast } from './toast-list.ts';

export { dismissCause } from './toast-list.ts';
export type { Toast };

const storage = safeStorage('sessionStorage');

let last = 0;

// A page that the way back restores has said its messages, or left them to the page that followed.
if (typeof document !== 'undefined') addEventListener('pagehide', () => $toasts.set([]));

export function toast(shown: Toast): void {
  const others = $toasts.get().filter(({ cause }) => !cause || cause !== shown.cause);
  $toasts.set([...others, { ...shown, id: ++last }]);
  showToasts();
}

/** For a message raised just before leaving the page: the next page shows it, once. */
export function toastOnNextPage(shown: Toast): void {
  storage.set(TOASTS_KEY, JSON.stringify([...savedToasts(), shown]));
}

/**
 * Moves what the previous page left for this one into the store. What a `restored` page finds it has left itself for the
 * page that followed: Firefox brings back the sessionStorage of that moment too.
 */
export function showSavedToasts(restored = false): void {
  const waiting = savedToasts();
  storage.set(TOASTS_KEY, null);
  if (!restored) waiting.forEach(toast);
}

function savedToasts(): Toast[] {
  try {
    const read: unknown = JSON.parse(storage.get(TOASTS_KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one?.title === 'string') : [];
  } catch {
    return [];
  }
}
