import { askForQuote } from './ask-for-quote.ts';
import { lineKey, type CartLine } from '../line.ts';
import { $cart, changeQuantity } from '../store.ts';
import { MAX_LINE_QUANTITY } from '#config.ts';

/** How many of a line could still be had, and how many of those are not in the cart. */
export interface Left {
  left: number;
  addable: number;
}

/** Asks the store; undefined where there are as many as a line may have, and without an answer. */
export async function askLeft(line: CartLine): Promise<Left | undefined> {
  const quote = await askForQuote([{ ...line, quantity: MAX_LINE_QUANTITY }], {}).catch(() => undefined);
  const { problem, left = 0 } = quote?.lines[0] ?? {};
  return problem === 'sold-out' && left > 0 ? { left, addable: left - inCart(line) } : undefined;
}

/** Of a line that the shopper has made more than there are, what there are; what was more before stays (D749). */
export async function takeBack(before: CartLine, tell: (left: number) => void): Promise<void> {
  const { left } = (await askLeft(before)) ?? {};
  if (left === undefined) return;
  tell(left);
  if (before.quantity <= left && inCart(before) > left) changeQuantity(before, left);
}

function inCart(line: CartLine): number {
  return $cart.get().find((one) => lineKey(one) === lineKey(line))?.quantity ?? 0;
}
