import type { Field, Values } from './fields/field.ts';
import { safeStorage } from '#lib/safe-storage.ts';

const KEY = 'payment-draft';
const SECRET = /card|pan\b|cvv|cvc|pin\b|otp|expir|account|iban|secret|pass/i;
const storage = safeStorage('sessionStorage');

/** What was typed outlives a sign-in detour, except what must not be written down anywhere. */
export function saveValues(fields: readonly Field[], values: Values): void {
  const harmless = fields.filter(
    (field) => field.type !== 'password' && !field.mask && !SECRET.test(`${field.name} ${field.label}`),
  );
  storage.set(KEY, JSON.stringify(harmless.map((field) => [field.name, values.get(field.name) ?? ''])));
}

/** Gives it back, once. */
export function restoreValues(): Values {
  const saved = storage.get(KEY) ?? '[]';
  storage.set(KEY, null);
  try {
    const read: unknown = JSON.parse(saved);
    return new Map(Array.isArray(read) ? read.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

function isPair(read: unknown): read is [string, string] {
  return Array.isArray(read) && read.length === 2 && read.every((part) => typeof part === 'string');
}
