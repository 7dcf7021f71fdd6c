import { PHONE_DIGITS } from '#config.ts';

/**
 * Does what a tracker typed name the order's buyer? Its e-mail in any case, or its phone by the last ten digits
 * however written. Never part of either (reliability E1).
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
