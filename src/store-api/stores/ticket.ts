import { randomLetters } from '../db/random-id.ts';

/** `4KQ7-XT2M`: 40 bits in letters that are read aloud and typed without mistakes. Unique within a store by its table. */
export function newTicket(): string {
  const letters = randomLetters(8).toUpperCase();
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
