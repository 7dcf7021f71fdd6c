import type { Field } from './field.ts';

const CARD: [RegExp, string][] = [
  [/card.?(number|no)$/i, 'cc-number'],
  [/cvv|cvc|security.?code/i, 'cc-csc'],
  [/expir/i, 'cc-exp'],
  [/card.?holder|name.?on.?card/i, 'cc-name'],
];

/** The value of `autocomplete`, as far as type and name tell. */
export function autocomplete({ type, phone, name }: Field): string | undefined {
  if (type === 'email') return 'email';
  if (phone) return 'tel';
  return CARD.find(([pattern]) => pattern.test(name))?.[1] ?? (type === 'password' ? 'off' : undefined);
}
