import * as z from 'zod/mini';
import { list, optionalText, readOr } from '../lenient.ts';

const Address = z.object({
  /** Names to choose the state from; none at all: no state is asked for. Left out: it is typed, in India chosen. */
  states: z.optional(readOr(z.array(z.string().check(z.minLength(1))), undefined)),
  /** The word for a state there: `Bundesland`. */
  stateLabel: z.optional(optionalText),
  /** Shapes of a postal code: `9` is a digit, `A` a letter, anything else itself. None: any text. */
  postalCode: z.optional(list(z.string().check(z.minLength(1)))),
  /** How many digits a phone number has at least and at most; in India without +91 or 0. */
  phoneDigits: z.optional(readOr(z.tuple([z.int(), z.int()]), undefined)),
});

/** The shape of shipping addresses where a store sends to. */
export const StoreAddress = readOr(Address, undefined);
export type StoreAddress = z.output<typeof Address>;
