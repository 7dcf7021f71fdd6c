import * as z from 'zod';
import type { Mistake } from './mistake.ts';
import { soundEntries } from '../read/sound-entries.ts';
import { AddressSection } from '../schema/address.ts';
import { beginning } from '../schema/places.ts';
import { beginsPostalCode } from '#contract/store/address-shapes.ts';
import { INDIAN_ADDRESS, INDIAN_STATES } from '#lib/places/states-of-india.ts';
import { nearHint } from '../near-hint.ts';

/** What the addresses of a shop can say of where they are. */
export interface KnownPlaces {
  /** Undefined: a state is typed; none: it is not asked for. */
  states?: readonly string[] | undefined;
  /** Shapes of a postal code; none: any. */
  shapes: readonly string[];
}

/** By the address form of store.yaml as it is written, else by that of the country (docs/decisions D251). */
export function knownPlaces(store: unknown): KnownPlaces {
  const { address, terms } = Object(store) as { address?: unknown; terms?: unknown };
  const { country } = Object(terms) as { country?: unknown };
  if (address !== undefined) {
    const { states, postalCode = [] } = AddressSection.safeParse(address).data ?? {};
    return { states: states ?? (country === 'IN' ? INDIAN_STATES : undefined), shapes: postalCode };
  }
  const isIndian = store !== undefined && (country === undefined || country === 'IN');
  return isIndian ? { states: INDIAN_STATES, shapes: INDIAN_ADDRESS.postalCode } : { shapes: [] };
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

export function stateMistakes(state: string, path: readonly PropertyKey[], { states }: KnownPlaces): Mistake[] {
  if (states === undefined || states.includes(state)) return [];
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
