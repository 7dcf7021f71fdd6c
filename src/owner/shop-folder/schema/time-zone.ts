import * as z from 'zod';

const WRONG = 'must be a time zone such as Asia/Kolkata or Europe/London';

/** In which the store's days begin, and its dates are written (docs/decisions D249). */
export const timeZone = z
  .string(WRONG)
  .refine(isTimeZone, WRONG)
  .optional()
  .describe('In which days begin and dates are written: Asia/Kolkata, Europe/London; Asia/Kolkata unless set.');

function isTimeZone(text: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: text });
    return text !== '';
  } catch {
    return false;
  }
}
