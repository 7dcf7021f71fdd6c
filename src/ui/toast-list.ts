import { atom } from 'nanostores';

export interface Toast {
  title: string;
  text?: string;
  /** A tick for what has been done, unless told: 'info' for what is under way, 'warning' for what is asked of the shopper, 'error' for what failed. */
  kind?: 'done' | 'info' | 'warning' | 'error';
  /** What it is about, say 'size': one message at a time, which goes when its cause does (dismissCause). */
  cause?: string;
}

/** What the shopper is being told, drawn by show-toasts.ts. */
export const $toasts = atom<(Toast & { id: number })[]>([]);

export function dismiss(id: number): void {
  keepOnly((one) => one.id !== id);
}

/** Takes away what was said of something that is true no longer. */
export function dismissCause(cause: string): void {
  keepOnly((one) => one.cause !== cause);
}

/** A new attempt makes the errors of the last one void. */
export function dismissErrors(): void {
  keepOnly((one) => one.kind !== 'error');
}

function keepOnly(isKept: (one: Toast & { id: number }) => boolean): void {
  const shown = $toasts.get();
  const left = shown.filter(isKept);
  if (left.length < shown.length) $toasts.set(left);
}
