import * as z from 'zod';
import { text } from './fields.ts';

/** Places of the store's country, by names of states as addresses spell them. */
export const states = z
  .array(text(60), 'must be a list of states, such as [Goa, Kerala]')
  .min(1, 'must name a state: leave it out instead')
  .max(200, 'must be at most 200 states')
  .optional()
  .describe('States, spelled as in address.states of store.yaml.');

const BEGINNING = 'must be a beginning of postal codes in quotes, such as "40"';

/** Of a postal code. */
export const beginning = z
  .string(BEGINNING)
  .trim()
  .regex(
    /^[A-Za-z0-9](?:[A-Za-z0-9 -]{0,10}[A-Za-z0-9])?$/,
    `${BEGINNING}: letters, digits, blanks and dashes, at most 12`,
  );

/** Places of the store's country, by beginnings of postal codes. */
export const postalCodes = z
  .array(beginning, 'must be a list of beginnings of postal codes in quotes, such as ["40", "41"]')
  .min(1, 'must name a beginning: leave it out instead')
  .max(2_000, 'must be at most 2000 beginnings')
  .optional()
  .describe('Beginnings of postal codes, in quotes.');
