import { lineKey, type CartLine } from '#cart/line.ts';
import type { LineChoice } from '#cart/lines/line-choice.ts';

/** The changes of a cart since it was filled (reliability B3, O12), by line key. */
export interface CartCheck {
  /** Why a line cannot be ordered any more. */
  problems: ReadonlyMap<string, string>;
  /** The choices that the shopper has to make, where the store says what there is. */
  choices: ReadonlyMap<string, LineChoice>;
  /** Today's price, where it is another one. */
  prices: ReadonlyMap<string, number>;
  /** The store did not answer: nothing is known. */
  unanswered?: true;
}

/** A check, and the lines that it is about. */
export interface CurrentCheck {
  lines: readonly CartLine[];
  found: CartCheck;
}

export const NOTHING: CartCheck = { problems: new Map(), choices: new Map(), prices: new Map() };
export const UNANSWERED: CartCheck = { ...NOTHING, unanswered: true };

/** Tells one cart from another by lines and quantities; a new price makes no other. */
export function shapeOf(lines: readonly CartLine[]): string {
  return lines.map((line) => `${lineKey(line)} ${line.quantity}`).join('\n');
}
