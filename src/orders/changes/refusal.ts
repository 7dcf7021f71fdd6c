import type { Answered } from './ask-for-change.ts';
import type { Offer } from './offer.ts';
import * as text from './text.ts';

export type Refusal = Extract<Answered, { refusal: string }>;

/** Why nothing was done: in the screen's words where what is left of the offer belongs to the answer. */
export function wordsOf({ code, refusal }: Refusal, now: Offer | undefined): string {
  if (code === 'too-late') return now ? text.tooLate : text.tooLateAll;
  if (code === 'not-returnable') return now ? text.notReturnable : text.notReturnableAll;
  return refusal;
}
