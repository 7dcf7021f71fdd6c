/** Of an address (RFC 5321, 4.5.3.1): its length is looked at before its shape is. */
export const MAX_EMAIL = 254;

/**
 * Text, at sign, text, dot, text (docs/behaviour.md 5.login). Written so that every character is looked at once: in
 * the plain `[^\s@]+\.[^\s@]+` the dot may be any of the dots, and 64 KB of them take seconds.
 */
export const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text);
}
