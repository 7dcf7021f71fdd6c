/**
 * What a bank calls a payment: twelve digits of UPI (its UTR), 16 to 22 letters and digits of transfers. As people read
 * it out and type it, with blanks and dashes; undefined where it is none.
 */
export function readBankReference(typed: string): string | undefined {
  const reference = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z\d]{12,22}$/.test(reference) && /\d{4}/.test(reference) ? reference : undefined;
}
