import { useEffect, useEffectEvent } from 'react';
import { shapeOf } from './cart-quote.ts';
import { useCart } from '../use-cart.ts';

/** Between a change and the question what it comes to: several clicks are one question. */
export const SETTLED_MS = 300;

/**
 * Where only the store can tell what lines come to, it is asked while they are shown. Nothing of the cart is changed:
 * a page that shows the cart tells of new prices first.
 */
export function useTotalsAsked(hasParts = false): void {
  const lines = useCart();
  const shape = shapeOf(lines);
  const ask = useEffectEvent(() => {
    import('./ask-for-quote.ts').then(({ askForTotals }) => askForTotals(lines)).catch(() => undefined);
  });
  useEffect(() => {
    if (!hasParts || shape === '') return undefined;
    const timer = setTimeout(ask, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [hasParts, shape]);
}
