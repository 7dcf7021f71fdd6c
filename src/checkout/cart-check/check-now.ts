import { type CartCheck, type CurrentCheck, NOTHING, shapeOf, UNANSWERED } from './cart-check.ts';
import { compareQuote } from './compare-quote.ts';
import { toItem } from '../order-body.ts';
import { MAX_ORDER_LINES } from '#config.ts';
import type { CartLine } from '#cart/line.ts';
import { $cart } from '#cart/store.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import { api } from '#session/api.ts';

/** Longer than the requests themselves take before they give up. */
const BACKGROUND_MS = 30_000;

/**
 * Checks the cart as it is when the answer arrives: an answer about an older cart does not apply to this one. A shopper
 * who waits for it waits `patienceMs` at most, and what has no answer by then is left to the order itself.
 */
export async function checkCurrent(quotes: boolean, patienceMs = BACKGROUND_MS): Promise<CurrentCheck> {
  for (;;) {
    const lines = $cart.get();
    const found = await checkNow(lines, quotes, patienceMs);
    if (shapeOf($cart.get()) === shapeOf(lines)) return { lines, found };
  }
}

/** Checks these lines: with one request where the backend quotes, else with one for each product. */
async function checkNow(lines: readonly CartLine[], quotes: boolean, patienceMs: number): Promise<CartCheck> {
  if (lines.length === 0) return NOTHING;
  // Only what a backend without quotes needs is not sent to the others.
  if (!quotes || lines.length > MAX_ORDER_LINES)
    return import('./check-cart.ts').then(({ checkCart }) => checkCart(api, lines, patienceMs)).catch(() => UNANSWERED);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const quote = await Promise.race([api(quoteEndpoint, { body: { items: lines.map(toItem) } }), late]).catch(
    () => undefined,
  );
  return quote ? compareQuote(lines, quote) : UNANSWERED;
}
