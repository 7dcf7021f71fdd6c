import * as z from 'zod/mini';

/** The code of a discount, as typed: neither case nor blanks count. A function, so that browsers do not load it. */
export function codeField() {
  return z.string().check(z.maxLength(40, 'The code is too long'));
}
