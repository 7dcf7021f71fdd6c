import type { AddressForm } from '../address-form.ts';
import { hasPostalShape } from '#contract/store/address-shapes.ts';

/** Is it a whole postal code, as far as the form can tell? */
export function isWholePostalCode(form: AddressForm, code: string): boolean {
  if (form === 'india') return /^\d{6}$/.test(code.replace(/\s+/g, ''));
  return code.trim().length > 2 && hasPostalShape(code, form.postalCode);
}
