import { useCallback, useEffect, useState } from 'react';
import type { CartCheck } from './check-cart.ts';
import { checkNow } from './check-now.ts';
import { type PriceChange, priceChanges } from './price-change.ts';
import { type CartLine } from '#cart/line.ts';
import { $cart, updatePrices } from '#cart/store.ts';

/**
 * Compares the cart with the store when the checkout opens, and again on `recheck`, which tells whether the shopper
 * has something new to look at before the order is made (reliability O12). Changed prices go into the cart.
 */
export function useCartCheck(quotes: boolean) {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);

  /** Shows what was found of the lines, and puts today's prices into the cart. */
  const apply = useCallback((lines: readonly CartLine[], found: CartCheck) => {
    const changed = priceChanges(lines, found.prices);
    setProblems(found.problems);
    if (changed.length > 0) setChanges(changed);
    updatePrices(found.prices);
    return { problems: found.problems, changed: changed.length > 0 };
  }, []);

  const check = useCallback(async () => {
    const lines = $cart.get();
    return apply(lines, await checkNow(lines, quotes));
  }, [apply, quotes]);

  useEffect(() => {
    void check();
  }, [check]);

  async function recheck(): Promise<boolean> {
    const now = await check();
    return now.changed || [...now.problems.keys()].some((key) => !problems.has(key));
  }

  return { problems, changes, recheck, apply };
}
