import { useEffect } from 'react';
import { shapeOf } from './cart-quote.ts';
import { $quote } from './store.ts';
import { useCart } from '../use-cart.ts';

/** Between a change and the question what it comes to: several clicks are one question. */
const SETTLED_MS = 300;

/**
 * Where only the store can tell what lines come to, it is asked while they are shown. Nothing of the cart is changed:
 * a page that shows the cart tells of new prices first.
 */
export function useTotalsAsked(hasParts = false): void {
  const shape = shapeOf(useCart());
  useEffect(() => {
    if (!hasParts || shape === '') return undefined;
    const timer = setTimeout(() => void askForTotals().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [hasParts, shape]);
}

async function askForTotals(): Promise<void> {
  const [{ askCurrent }, { askForQuote }] = await Promise.all([import('./ask.ts'), import('./ask-for-quote.ts')]);
  $quote.set((await askCurrent(askForQuote)).quote);
}
