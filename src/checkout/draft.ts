import { safeStorage } from '#lib/safe-storage.ts';

const KEY = 'checkout-draft';
const storage = safeStorage('sessionStorage');

/** What was typed outlives a sign-in detour, a failure, a reload and the way back, in this tab, until the order stands. */
export function keepDraft(values: Record<string, string>): void {
  storage.set(KEY, JSON.stringify(values));
}

export function dropDraft(): void {
  storage.set(KEY, null);
}

/** Puts the draft into the fields that are still empty: what the form already holds is newer. */
export function fillFromDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const value = draft[field.name];
    if (typeof value === 'string' && field.value === '') field.value = value;
  }
}

export function readDraft(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(storage.get(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
