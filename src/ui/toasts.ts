import { TOASTS_KEY } from '#config.ts';
import { safeStorage } from '#lib/safe-storage.ts';
import { showToasts } from './show-toasts.ts';
import { $toasts, type Toast } from './toast-list.ts';

export { dismissCause } from './toast-list.ts';
export type { Toast };

const storage = safeStorage('sessionStorage');

let last = 0;

// A page in the back-forward cache has shown its toasts, or saved them for the page that followed.
if (typeof document !== 'undefined') addEventListener('pagehide', () => $toasts.set([]));

export function toast(shown: Toast): void {
  const others = $toasts.get().filter(({ cause }) => !cause || cause !== shown.cause);
  $toasts.set([...others, { ...shown, id: ++last }]);
  showToasts();
}

/** Saves a toast just before a navigation; the next page shows it once. */
export function toastOnNextPage(shown: Toast): void {
  storage.set(TOASTS_KEY, JSON.stringify([...savedToasts(), shown]));
}

/**
 * Shows what the previous page saved. What a page `restored` from the back-forward cache finds it has saved itself for
 * the page that followed: Firefox also restores the sessionStorage of that moment.
 */
export function showSavedToasts(restored = false): void {
  const saved = savedToasts();
  storage.set(TOASTS_KEY, null);
  if (!restored) saved.forEach(toast);
}

function savedToasts(): Toast[] {
  try {
    const read: unknown = JSON.parse(storage.get(TOASTS_KEY) ?? '[]');
    return Array.isArray(read) ? (read as (Partial<Toast> | null)[]).filter(isToast) : [];
  } catch {
    return [];
  }
}

function isToast(read: Partial<Toast> | null): read is Toast {
  return typeof read?.title === 'string';
}
