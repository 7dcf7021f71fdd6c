import { STATES, UNION_TERRITORIES } from '#lib/places/states-of-india.ts';
import * as text from './text.ts';
import type { StoreAddress } from '#contract/store/address.ts';
import type { StoreTerms } from '#contract/store/terms.ts';

/** The shape of the shipping form. India's is the specified one, and that of a store that says nothing. */
export type AddressForm = 'india' | StoreAddress;

interface StoreParts {
  addressForm: StoreAddress | undefined;
  terms: StoreTerms;
}

/** A store's own form; a store of another country that says nothing of addresses has no choices and no shapes. */
export function addressFormOf({ addressForm, terms }: StoreParts): AddressForm {
  return addressForm ?? (isIndian(terms) ? 'india' : {});
}

/** Does a store sell in India, or not say where? */
export function isIndian({ country = 'IN' }: StoreTerms): boolean {
  return country === 'IN';
}

/** Groups of names to choose the state from, by the group's label; undefined: it is typed. */
export function stateChoices(form: AddressForm): { label: string; names: readonly string[] }[] | undefined {
  if (form === 'india')
    return [
      { label: text.states, names: STATES },
      { label: text.territories, names: UNION_TERRITORIES },
    ];
  return form.states && [{ label: '', names: form.states }];
}

/** Is there a state to fill in? */
export function asksState(form: AddressForm): boolean {
  return form === 'india' || form.states?.length !== 0;
}

/** Do all postal codes have digits alone? */
export function hasNumericCode(form: AddressForm): boolean {
  if (form === 'india') return true;
  return (form.postalCode?.length ?? 0) > 0 && form.postalCode?.every((shape) => !/[^9\s]/.test(shape)) === true;
}

export function stateLabel(form: AddressForm): string {
  return (form === 'india' ? undefined : form.stateLabel) ?? text.state;
}
