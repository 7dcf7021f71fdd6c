import { safeStorage } from '#lib/safe-storage.ts';
import { claimTab } from '#lib/tab-owner.ts';

const KEY = 'checkout-draft';
const storage = safeStorage('sessionStorage');

/**
 * Saves the fields typed: they outlive a sign-in detour of the same person, a failure, a reload and the way back, in
 * this tab, until the order stands; not a sign-out.
 */
export function saveDraft(values: Record<string, string>): void {
  storage.set(KEY, JSON.stringify(values));
}

export function dropDraft(): void {
  storage.set(KEY, null);
}

/** Puts the draft into the fields that are still empty: what the form already holds is newer. */
export function fillFromDraft(form: HTMLFormElement): void {
  emptyForOthers(form);
  const draft = readDraft();
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=radio]), select, textarea')) {
    const value = draft[field.name];
    if (typeof value === 'string' && field.value === '') field.value = value;
  }
}

/** On the way back a browser fills in again by itself what was typed on that page: not for another person. */
function emptyForOthers(form: HTMLFormElement): void {
  const owner = claimTab();
  const before: unknown = (history.state as { owner?: unknown } | null)?.owner;
  if (before !== undefined && before !== owner) form.reset();
  history.replaceState({ ...history.state, owner }, '');
}

/** The id of the delivery that was chosen. */
export function savedMethod(): string | undefined {
  const { shippingMethod } = readDraft();
  return typeof shippingMethod === 'string' ? shippingMethod || undefined : undefined;
}

function readDraft(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(storage.get(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
