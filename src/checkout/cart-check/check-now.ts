import { compareQuote } from './compare-quote.ts';
import { UNANSWERED } from './unanswered.ts';
import { MAX_ORDER_LINES } from '#config.ts';
import type { CartLine } from '#cart/line.ts';
import { askForQuote } from '#cart/quote/ask-for-quote.ts';
import { type CartQuote, NOTHING, type QuotedLines, type Shipping, shapeOf } from '#cart/quote/cart-quote.ts';
import { $shipping } from '#cart/quote/store.ts';
import { $cart } from '#cart/store.ts';
import { api } from '#session/api.ts';

/** Longer than the requests themselves take before they give up. */
const BACKGROUND_MS = 30_000;

/**
 * Asks the store about the cart as it is when the answer arrives: an answer about an older cart does not apply to this
 * one. A shopper who waits for it waits `patienceMs` at most, and what has no answer by then is left to the order.
 */
export async function checkCurrent(quotes: boolean, patienceMs = BACKGROUND_MS): Promise<QuotedLines> {
  for (;;) {
    const lines = $cart.get();
    const shipping = $shipping.get();
    const quote = lines.length === 0 ? NOTHING : await askStore(lines, shipping, quotes, patienceMs);
    if (shapeOf($cart.get()) === shapeOf(lines) && $shipping.get() === shipping) return { lines, quote };
  }
}

/**
 * Asks with one request where the backend quotes, else with one for each product. Only what a backend without quotes
 * needs is not sent to the others.
 */
async function askStore(
  lines: readonly CartLine[],
  shipping: Shipping,
  quotes: boolean,
  patienceMs: number,
): Promise<CartQuote> {
  if (!quotes || lines.length > MAX_ORDER_LINES)
    return import('./ask-by-product.ts')
      .then(({ askByProduct }) => askByProduct(api, lines, patienceMs))
      .catch(() => UNANSWERED);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const quote = await Promise.race([askForQuote(lines, shipping), late]).catch(() => undefined);
  return quote ? compareQuote(lines, quote, shipping) : UNANSWERED;
}
