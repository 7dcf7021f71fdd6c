import { atom } from 'nanostores';
import { safeStorage } from '#lib/safe-storage.ts';

export interface Toast {
  title: string;
  text?: string;
  kind?: 'plain' | 'error';
}

const KEY = 'toasts';
const storage = safeStorage('sessionStorage');

/** What the shopper is being told. Shown by show-toasts.ts on every page. */
export const $toasts = atom<(Toast & { id: number })[]>([]);

let last = 0;

export function toast(shown: Toast): void {
  $toasts.set([...$toasts.get(), { ...shown, id: ++last }]);
}

export function dismiss(id: number): void {
  $toasts.set($toasts.get().filter((one) => one.id !== id));
}

/** For a message raised just before leaving the page: the next page shows it, once. */
export function toastOnNextPage(shown: Toast): void {
  storage.set(KEY, JSON.stringify([...kept(), shown]));
}

/** Moves what the previous page left for this one into the store. */
export function showKeptToasts(): void {
  const waiting = kept();
  storage.set(KEY, null);
  waiting.forEach(toast);
}

function kept(): Toast[] {
  try {
    const read: unknown = JSON.parse(storage.get(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one?.title === 'string') : [];
  } catch {
    return [];
  }
}
