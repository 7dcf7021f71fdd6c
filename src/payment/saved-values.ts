import type { Field, Values } from './fields/field.ts';
import { safeStorage } from '#lib/safe-storage.ts';

const KEY = 'payment-draft';
const SECRET = /card|pan\b|cvv|cvc|pin\b|otp|expir|account|iban|secret|pass/i;
const storage = safeStorage('sessionStorage');

/**
 * Saves the values typed for an order, except those that must not be written down anywhere: they outlive a sign-in
 * detour and a reload, in this tab, until the payment is under way.
 */
export function saveValues(order: string, fields: readonly Field[], values: Values): void {
  const harmless = fields.filter(
    (field) => field.type !== 'password' && !field.mask && !SECRET.test(`${field.name} ${field.label}`),
  );
  const kept = harmless.map((field) => [field.name, values.get(field.name) ?? '']);
  storage.set(KEY, JSON.stringify({ order, values: kept }));
}

/** Gives it back as often as it is asked for: the page may be loaded more than once on the way back. */
export function restoreValues(order: string): Values {
  try {
    const read = JSON.parse(storage.get(KEY) ?? '{}') as { order?: unknown; values?: unknown } | null;
    return new Map(read?.order === order && Array.isArray(read.values) ? read.values.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

/** The payment is under way. */
export function dropValues(): void {
  storage.set(KEY, null);
}

function isPair(read: unknown): read is [string, string] {
  return Array.isArray(read) && read.length === 2 && read.every((part) => typeof part === 'string');
}
