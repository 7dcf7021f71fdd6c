import { PHONE_DIGITS } from '#config.ts';

/**
 * Is this the order's e-mail address (in any case), or its phone number (its last ten digits, however written)? A part
 * of either is not enough (reliability E1).
 */
export function contactMatches(given: string, order: { email: string; phone: string }): boolean {
  const contact = given.trim();
  if (contact.includes('@')) return contact.toLowerCase() === order.email.trim().toLowerCase();
  const digits = lastDigits(contact);
  return digits.length === PHONE_DIGITS && digits === lastDigits(order.phone);
}

function lastDigits(text: string): string {
  return /^[\d\s+().-]+$/.test(text) ? text.replace(/\D/g, '').slice(-PHONE_DIGITS) : '';
}
