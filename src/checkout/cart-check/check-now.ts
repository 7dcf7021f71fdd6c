import { type CartCheck, NOTHING, shapeOf } from './cart-check.ts';
import { compareQuote } from './compare-quote.ts';
import { toItem } from '../order-body.ts';
import { MAX_ORDER_LINES } from '#config.ts';
import type { CartLine } from '#cart/line.ts';
import { $cart } from '#cart/store.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import { api } from '#session/api.ts';

const PATIENCE_MS = 4_000;

/** What has become of the cart as it stands when the answer is there: what was asked of an older cart says nothing of this one. */
export async function checkCurrent(quotes: boolean): Promise<{ lines: readonly CartLine[]; found: CartCheck }> {
  for (;;) {
    const lines = $cart.get();
    const found = await checkNow(lines, quotes);
    if (shapeOf($cart.get()) === shapeOf(lines)) return { lines, found };
  }
}

/** What has become of these lines: by one question where the backend quotes, else by asking after each product. What cannot be learnt soon is left to the order itself. */
async function checkNow(lines: readonly CartLine[], quotes: boolean): Promise<CartCheck> {
  if (lines.length === 0) return NOTHING;
  // Only what a backend without quotes needs is not sent to the others.
  if (!quotes || lines.length > MAX_ORDER_LINES)
    return import('./check-cart.ts').then(({ checkCart }) => checkCart(api, lines, PATIENCE_MS)).catch(() => NOTHING);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const quote = await Promise.race([api(quoteEndpoint, { body: { items: lines.map(toItem) } }), late]).catch(
    () => undefined,
  );
  return quote ? compareQuote(lines, quote) : NOTHING;
}
