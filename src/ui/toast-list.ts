import { atom } from 'nanostores';

export interface Toast {
  title: string;
  text?: string;
  kind?: 'plain' | 'error';
}

/** What the shopper is being told, drawn by show-toasts.ts. */
export const $toasts = atom<(Toast & { id: number })[]>([]);

export function dismiss(id: number): void {
  $toasts.set($toasts.get().filter((one) => one.id !== id));
}
