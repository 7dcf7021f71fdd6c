/** No two of them are mistaken for each other, and none is a vowel, so that no word comes of them. */
export const PLAIN_LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** An order's number without its dashes. */
export const NUMBER_LETTERS = 9;
/** As an id of the contract. */
const LONGEST_TYPED = 200;
const GROUPS = /.{3}/g;
const NUMBER = new RegExp(`^[${PLAIN_LETTERS}]{${NUMBER_LETTERS}}$`);

/** As it is kept, shown and printed: `7KQ-M2X-D4T`, which no ticket of a message looks like. */
export function writeOrderNumber(letters: string): string {
  return (letters.match(GROUPS) ?? []).join('-');
}

/**
 * The order number that somebody typed, as `writeOrderNumber` has it: in any case, with whatever stands between its
 * letters. Undefined for anything else, such as an order's id.
 */
export function readOrderNumber(typed: string): string | undefined {
  const letters = orderNumberLetters(typed);
  return NUMBER.test(letters) ? writeOrderNumber(letters) : undefined;
}

/** What of a text may be an order number or a part of one: its letters and digits, in capitals; none of a long text. */
export function orderNumberLetters(text: string): string {
  if (text.length > LONGEST_TYPED) return '';
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toUpperCase();
}
