import { LAST_ADDRESS_KEY, OWNER_KEY } from '#config.ts';
import { ADDRESS_FIELD_NAMES } from '#contract/store/address-fields.ts';
import { safeStorage } from '#lib/safe-storage.ts';
import type { FormValues } from '#ui/forms/form-values.ts';

const storage = safeStorage('localStorage');

/**
 * Keeps on this device where an order of who is signed in went, until they sign out or somebody else signs in
 * (session/forget-seen.ts; docs/decisions D632).
 */
export function keepAddress(values: FormValues): void {
  const address = ADDRESS_FIELD_NAMES.map((name) => [name, values[name] ?? '']);
  storage.set(LAST_ADDRESS_KEY, JSON.stringify({ owner: storage.get(OWNER_KEY), address }));
}

/** Puts it into a form that nobody has typed in, as if it were typed. */
export function fillFromLast(form: HTMLFormElement): void {
  const fields = ADDRESS_FIELD_NAMES.flatMap((name) => form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? []);
  if (fields.some(({ value }) => value !== '')) return;
  const last = readLast();
  for (const field of fields) field.value = last.get(field.name) ?? '';
  if (last.size > 0) form.dispatchEvent(new Event('input', { bubbles: true }));
}

function readLast(): ReadonlyMap<string, string> {
  try {
    const read = JSON.parse(storage.get(LAST_ADDRESS_KEY) ?? '{}') as { owner?: unknown; address?: unknown };
    const isOwn = typeof read.owner === 'string' && read.owner === storage.get(OWNER_KEY);
    return new Map(isOwn && Array.isArray(read.address) ? read.address.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

function isPair(read: unknown): read is [string, string] {
  return Array.isArray(read) && read.length === 2 && read.every((part) => typeof part === 'string');
}
