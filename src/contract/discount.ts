import * as z from 'zod/mini';
import { MAX_CODE } from '#config.ts';

/** The code of a discount, as typed: neither case nor blanks count. A function, so that browsers do not load it. */
export function codeField() {
  return z.string().check(z.maxLength(MAX_CODE, 'The code is too long'));
}
