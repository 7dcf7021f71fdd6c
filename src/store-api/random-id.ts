import { randomBytes } from 'node:crypto';

/** No i, l, o, u: read aloud and typed without mistakes. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** `prefix_` and 20 random letters: 100 bits, so that an id can neither be guessed nor counted. */
export function randomId(prefix: string): string {
  return `${prefix}_${[...randomBytes(20)].map((byte) => LETTERS[byte % 32]).join('')}`;
}
