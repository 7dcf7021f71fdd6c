import { randomLetters } from '../../base/db/random-id.ts';

/** Such as `4KQ7-XT2M`: 40 random bits in letters that are easy to read aloud. The table makes it unique in a store. */
export function newTicket(): string {
  const letters = randomLetters(8).toUpperCase();
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
