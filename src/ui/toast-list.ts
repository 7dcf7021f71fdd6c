import { atom } from 'nanostores';

export interface Toast {
  title: string;
  text?: string;
  /** 'done' (the default), 'info' for what is under way, 'warning' for what the shopper has to do, 'error'. */
  kind?: 'done' | 'info' | 'warning' | 'error';
  /** The subject, say 'size': one toast at a time, removed by `dismissCause` when the cause is. */
  cause?: string;
}

/** The toasts on the page, rendered by show-toasts.ts. */
export const $toasts = atom<(Toast & { id: number })[]>([]);

export function dismiss(id: number): void {
  removeUnless((one) => one.id !== id);
}

/** Removes the toast of a cause that no longer holds. */
export function dismissCause(cause: string): void {
  removeUnless((one) => one.cause !== cause);
}

/** A new attempt removes the errors of the last one; the next press what says that the last is done. */
export function dismissKind(kind: Toast['kind']): void {
  removeUnless((one) => (one.kind ?? 'done') !== kind);
}

function removeUnless(isShown: (one: Toast & { id: number }) => boolean): void {
  const shown = $toasts.get();
  const left = shown.filter(isShown);
  if (left.length < shown.length) $toasts.set(left);
}
