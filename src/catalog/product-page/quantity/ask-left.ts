import { MAX_LINE_QUANTITY } from '#config.ts';
import { askForQuote } from '#cart/quote/ask-for-quote.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import { $cart } from '#cart/store.ts';

/** How many of a line could still be had, and how many of those are not in the cart. */
export interface Left {
  left: number;
  addable: number;
}

/** Asks the store; undefined where there are as many as a line may have, and without an answer: the cart asks too. */
export async function askLeft(line: CartLine): Promise<Left | undefined> {
  const quote = await askForQuote([{ ...line, quantity: MAX_LINE_QUANTITY }], {}).catch(() => undefined);
  const { problem, left = 0 } = quote?.lines[0] ?? {};
  if (problem !== 'sold-out' || left < 1) return undefined;
  const { quantity: inCart = 0 } = $cart.get().find((one) => lineKey(one) === lineKey(line)) ?? {};
  return { left, addable: left - inCart };
}
