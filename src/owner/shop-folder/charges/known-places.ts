import * as z from 'zod';
import type { Mistake } from './mistake.ts';
import { soundEntries } from '../read/sound-entries.ts';
import { AddressSection } from '../schema/address.ts';
import { beginning } from '../schema/places.ts';
import { beginsPostalCode } from '#contract/store/address-shapes.ts';
import { stateName } from '#lib/places/states-by-code.ts';
import { INDIAN_ADDRESS, INDIAN_STATES } from '#lib/places/states-of-india.ts';
import { nearHint } from '../near-hint.ts';

/** What the addresses of a shop can say of where they are. */
export interface KnownPlaces {
  /** Undefined: a state is typed; none: it is not asked for. */
  states?: readonly string[] | undefined;
  /** Shapes of a postal code; none: any. */
  shapes: readonly string[];
  /** Whose states are known by code, too. */
  country?: string | undefined;
}

/** By the address form of store.yaml as it is written, else by that of the country (docs/decisions D251). */
export function knownPlaces(store: unknown): KnownPlaces {
  const { address, terms } = Object(store) as { address?: unknown; terms?: unknown };
  const { country: given } = Object(terms) as { country?: unknown };
  const country = typeof given === 'string' ? given : undefined;
  if (address !== undefined) {
    const { states, postalCode = [] } = AddressSection.safeParse(address).data ?? {};
    return { states: states ?? (country === 'IN' ? INDIAN_STATES : undefined), shapes: postalCode, country };
  }
  const isIndian = store !== undefined && (given === undefined || country === 'IN');
  return isIndian ? { states: INDIAN_STATES, shapes: INDIAN_ADDRESS.postalCode } : { shapes: [], country };
}

/** Places that no address of the shop can name, of a zone or a rate as it is written. */
export function placeMistakes(given: unknown, known: KnownPlaces): Mistake[] {
  const { states, postalCodes } = Object(given) as Record<string, unknown>;
  return [
    ...soundEntries(states, z.string()).flatMap(({ index, entry }) => stateMistakes(entry, ['states', index], known)),
    ...soundEntries(postalCodes, beginning).flatMap(({ index, entry }) =>
      postalMistakes(entry, ['postalCodes', index], known),
    ),
  ];
}

export function stateMistakes(
  state: string,
  path: readonly PropertyKey[],
  { states, country }: KnownPlaces,
): Mistake[] {
  if (states === undefined || states.includes(state) || states.includes(stateName(state, country))) return [];
  if (states.length === 0)
    return [{ path, what: `names ${state}, but the shop asks for no state: address.states of store.yaml is empty` }];
  const hint = nearHint(state, states, `: one of ${states.join(', ')}`);
  return [{ path, what: `names ${state}, which is no state of the shop’s addresses${hint}` }];
}

export function postalMistakes(code: string, path: readonly PropertyKey[], { shapes }: KnownPlaces): Mistake[] {
  if (beginsPostalCode(code, shapes)) return [];
  return [
    { path, what: `has "${code}", with which no postal code of the shop begins: they look like ${shapes.join(', ')}` },
  ];
}
