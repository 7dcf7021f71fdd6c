import { UNANSWERED, type CartQuote } from './cart-quote.ts';
import { compareQuote } from './compare-quote.ts';
import type { CartLine } from '../line.ts';
import { toItem } from '../order-item.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import { api } from '#session/api.ts';

/** Asks a store that quotes, with one request. */
export async function askForQuote(lines: readonly CartLine[], patienceMs: number): Promise<CartQuote> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const quote = await Promise.race([api(quoteEndpoint, { body: { items: lines.map(toItem) } }), late]).catch(
    () => undefined,
  );
  return quote ? compareQuote(lines, quote) : UNANSWERED;
}
