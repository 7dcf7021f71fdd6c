import { randomFillSync } from 'node:crypto';

/** No i, l, o, u: read aloud and typed without mistakes. In the order of their codes. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const BITS = 5;

const TIME_LETTERS = 7;
/** With 35 bits until the year 2106. */
const TIME_UNIT_MS = 125;
const RANDOM_LETTERS = 13;

/** Random bytes for many ids at once: asking for twenty costs as much as for thousands. */
const pool = new Uint8Array(4_000);
let used = pool.length;

/**
 * `prefix_` and 20 letters: when it was made, then 65 random bits, so that an id can neither be guessed nor counted.
 * What is made together stands together in the database: random ids alone would have each order write to a place of
 * its own in every index.
 */
export function randomId(prefix: string, now = Date.now()): string {
  return `${prefix}_${timeLetters(Math.floor(now / TIME_UNIT_MS))}${randomLetters(RANDOM_LETTERS)}`;
}

export function randomLetters(length: number): string {
  if (used + length > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let letters = '';
  for (const end = used + length; used < end; used += 1) letters += LETTERS[pool[used]! % LETTERS.length];
  return letters;
}

function timeLetters(time: number): string {
  let letters = '';
  for (let rest = time; letters.length < TIME_LETTERS; rest = Math.floor(rest / 2 ** BITS))
    letters = LETTERS[rest % LETTERS.length] + letters;
  return letters;
}
