import { MAX_ORDER_LINES } from '#config.ts';
import type { AskStore } from '#cart/quote/ask.ts';
import { askForQuote } from '#cart/quote/ask-for-quote.ts';
import { UNANSWERED } from '#cart/quote/cart-quote.ts';
import { api } from '#session/api.ts';

/**
 * Asks about lines with one request where the backend quotes, else with one for each product. Only what a backend
 * without quotes needs is not sent to the others.
 */
export function askStore(quotes: boolean): AskStore {
  return (lines, patienceMs) =>
    quotes && lines.length <= MAX_ORDER_LINES
      ? askForQuote(lines, patienceMs)
      : import('./ask-by-product.ts')
          .then(({ askByProduct }) => askByProduct(api, lines, patienceMs))
          .catch(() => UNANSWERED);
}
