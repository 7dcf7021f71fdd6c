import { randomFillSync, randomInt } from 'node:crypto';
import { NUMBER_LETTERS, PLAIN_LETTERS, writeOrderNumber } from '#contract/store/order-number.ts';

/** Crockford's base 32 without i, l, o, u, which are easily confused; in ASCII order, so that ids sort by time. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const BITS = 5;

const TIME_LETTERS = 7;
/** 35 bits of this unit last until the year 2106. */
const TIME_UNIT_MS = 125;
const RANDOM_LETTERS = 13;

/** Random bytes for many ids, because one call for twenty bytes costs as much as one for thousands. */
const pool = new Uint8Array(4_000);
let used = pool.length;

/**
 * `prefix_` and 20 letters: the time, then 65 random bits, so that ids can be neither guessed nor counted. With the
 * time in front, rows of one time are next to each other in every index, so that each order writes to few pages.
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
  for (const end = used + length; used < end; used += 1) letters += letterOf(pool[used] ?? 0);
  return letters;
}

/** Letters and digits that people read out and type. `draw` is a whole number below the one it is given. */
export function plainLetters(length: number, draw: (below: number) => number = randomInt): string {
  return Array.from({ length }, () => PLAIN_LETTERS.charAt(draw(PLAIN_LETTERS.length))).join('');
}

/** 43 random bits: whoever knows one number knows none of another order. Its table makes it unique in a store. */
export function randomOrderNumber(): string {
  return writeOrderNumber(plainLetters(NUMBER_LETTERS));
}

function timeLetters(time: number): string {
  let letters = '';
  for (let rest = time; letters.length < TIME_LETTERS; rest = Math.floor(rest / 2 ** BITS))
    letters = letterOf(rest) + letters;
  return letters;
}

function letterOf(number: number): string {
  return LETTERS.charAt(number % LETTERS.length);
}
