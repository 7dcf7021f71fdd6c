import { askForQuote } from '#cart/quote/ask-for-quote.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import { $cart } from '#cart/store.ts';

/** Between the last tap and the question: several taps are one. */
const SETTLED_MS = 300;
let last: object;

/** How many of a line could still be had, and how many of those are not in the cart. */
export interface Left {
  left: number;
  addable: number;
}

/**
 * Asks the store, and tells where there are fewer than the line has, with what the cart has of it; of several questions
 * the last one counts. Without an answer nothing is told: the cart asks again.
 */
export async function askLeft(line: CartLine, tell: (left: Left | undefined) => void): Promise<void> {
  const own = (last = {});
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const { quantity: inCart = 0 } = $cart.get().find((one) => lineKey(one) === lineKey(line)) ?? {};
  if (own !== last) return;
  const quote = await askForQuote([{ ...line, quantity: line.quantity + inCart }], {}).catch(() => undefined);
  const { problem, left = 0 } = quote?.lines[0] ?? {};
  if (own === last) tell(problem === 'sold-out' && left > 0 ? { left, addable: left - inCart } : undefined);
}
