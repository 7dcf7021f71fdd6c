import * as text from './text.ts';
import type { StoreAddress } from '#contract/store/address.ts';
import type { StoreTerms } from '#contract/store/terms.ts';

/** `isIndian`: states are those of India unless named, and phone numbers are brought into one spelling. */
interface StatedForm extends StoreAddress {
  isIndian?: boolean;
}

/** The shape of the shipping form. India's is the specified one, and that of a store that says nothing. */
export type AddressForm = 'india' | StatedForm;

interface StoreParts {
  addressForm: StoreAddress | undefined;
  terms: StoreTerms;
}

/** A store's own form; a store of another country that says nothing of addresses has no choices and no shapes. */
export function addressFormOf({ addressForm, terms }: StoreParts): AddressForm {
  if (addressForm === undefined) return isIndian(terms) ? 'india' : {};
  return terms.country === 'IN' ? { ...addressForm, isIndian: true } : addressForm;
}

/** Does a store sell in India, or not say where? */
export function isIndian({ country = 'IN' }: StoreTerms): boolean {
  return country === 'IN';
}

/** Is there a state to fill in? */
export function asksState(form: AddressForm): boolean {
  return form === 'india' || form.states?.length !== 0;
}

/** Do all postal codes have digits alone? */
export function hasNumericCode(form: AddressForm): boolean {
  if (form === 'india') return true;
  const { postalCode: shapes = [] } = form;
  return shapes.length > 0 && shapes.every((shape) => !/[^9\s]/.test(shape));
}

export function stateLabel(form: AddressForm): string {
  return (form === 'india' ? undefined : form.stateLabel) ?? text.state;
}
