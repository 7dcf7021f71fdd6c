import type { AddressForm } from './address-form.ts';
import * as text from './text.ts';
import { STATES, UNION_TERRITORIES } from '#lib/places/states-of-india.ts';

export interface StateGroup {
  label: string;
  names: readonly string[];
}

/**
 * Groups of names to choose the state from, by the group's label; undefined: it is typed. Worked out on the server, so
 * that nobody's browser loads the states of another country.
 */
export function stateChoices(form: AddressForm): StateGroup[] | undefined {
  if (form === 'india' || (form.isIndian && form.states === undefined))
    return [
      { label: text.states, names: STATES },
      { label: text.territories, names: UNION_TERRITORIES },
    ];
  return form.states && [{ label: '', names: form.states }];
}
