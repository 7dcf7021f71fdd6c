import { useCallback, useEffect, useState } from 'react';
import { checkCart } from './check-cart.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import { $cart, updatePrices } from '#cart/store.ts';
import { api } from '#session/api.ts';

const PATIENCE_MS = 4_000;

export interface PriceChange {
  name: string;
  from: number;
  to: number;
}

/**
 * Compares the cart with the store when the checkout opens, and again on `recheck`, which tells whether the shopper
 * has something new to look at before the order is made (reliability O12). Changed prices go into the cart.
 */
export function useCartCheck() {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);

  const check = useCallback(async () => {
    const lines = $cart.get();
    const found = await checkCart(api, lines, PATIENCE_MS);
    const changed = lines.flatMap((line) => changeOf(line, found.prices));
    setProblems(found.problems);
    if (changed.length > 0) setChanges(changed);
    updatePrices(found.prices);
    return { problems: found.problems, changed: changed.length > 0 };
  }, []);

  useEffect(() => {
    void check();
  }, [check]);

  async function recheck(): Promise<boolean> {
    const now = await check();
    return now.changed || [...now.problems.keys()].some((key) => !problems.has(key));
  }

  return { problems, changes, recheck };
}

function changeOf(line: CartLine, prices: ReadonlyMap<string, number>): PriceChange[] {
  const to = prices.get(lineKey(line));
  return to === undefined ? [] : [{ name: line.name, from: line.price, to }];
}
