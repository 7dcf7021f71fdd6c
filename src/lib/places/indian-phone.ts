import { PHONE_DIGITS, PHONE_PREFIX } from '#config.ts';

/**
 * `+91` and ten digits when the text is an Indian mobile number in any usual spelling; other texts are only trimmed.
 */
export function normalisePhone(text: string): string {
  const foreign = /^\s*(?:\+|00)(?!\s*91)/.test(text);
  const digits = nationalDigits(text);
  return !foreign && !/\p{L}/u.test(text) && /^[6-9]\d{9}$/.test(digits) ? PHONE_PREFIX + digits : text.trim();
}

/**
 * The digits of a written number without its +91, 0091, 91 or trunk 0. A bare 91 goes only when digits are too many.
 */
export function nationalDigits(text: string, max: number = PHONE_DIGITS): string {
  const digits = text
    .replace(/^\s*(?:\+|00)\s*91/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
  return digits.length > max && digits.startsWith('91') ? digits.slice(2).replace(/^0+/, '') : digits;
}
