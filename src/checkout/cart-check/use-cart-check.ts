import { useCallback, useEffect, useRef, useState } from 'react';
import { type CartCheck, NOTHING, shapeOf } from './cart-check.ts';
import { checkCurrent } from './check-now.ts';
import { type PriceChange, priceChanges } from './price-change.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import { $cart, updatePrices } from '#cart/store.ts';
import { useCart } from '#cart/use-cart.ts';
import { useOnline } from '#ui/connection/use-online.ts';

/** While the order waits for it. */
const PATIENCE_MS = 4_000;

/**
 * Compares the cart with the store when the checkout opens, when the connection is back, when the shopper changed one
 * that has a problem, and on `recheck`, which tells whether there is something new to look at before the order is made
 * (reliability O12). Changed prices go into the cart.
 */
export function useCartCheck(quotes: boolean) {
  const [found, setFound] = useState(NOTHING);
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const shape = shapeOf(useCart());
  const shown = useRef(NOTHING);

  /**
   * Shows what was found of these lines, beside what is known of those not asked for, and puts today's prices into the
   * cart.
   */
  const apply = useCallback((lines: readonly CartLine[], now: CartCheck) => {
    const changed = priceChanges(lines, now.prices);
    shown.current = besideOthers(lines, now, shown.current);
    setFound(shown.current);
    if (changed.length > 0) setChanges(changed);
    updatePrices(now.prices);
    return { problems: now.problems, changed: changed.length > 0 };
  }, []);

  const check = useCallback(
    async (patienceMs?: number) => {
      const { lines, found: now } = await checkCurrent(quotes, patienceMs);
      return apply(lines, now);
    },
    [apply, quotes],
  );

  useEffect(() => {
    void check();
  }, [check]);

  useOnline(() => void check());

  useEffect(() => {
    if (shown.current.problems.size > 0) void check();
  }, [check, shape]);

  async function recheck(): Promise<boolean> {
    const before = found.problems;
    const now = await check(PATIENCE_MS);
    return now.changed || [...now.problems.keys()].some((key) => !before.has(key));
  }

  return { ...found, changes, recheck, apply };
}

/** A refused order says nothing of the lines that were left out of it: they stay marked. */
function besideOthers(checked: readonly CartLine[], now: CartCheck, before: CartCheck): CartCheck {
  const others = new Set($cart.get().map(lineKey));
  for (const line of checked) others.delete(lineKey(line));
  const beside = <T>(old: ReadonlyMap<string, T>, found: ReadonlyMap<string, T>) =>
    new Map([...[...old].filter(([key]) => others.has(key)), ...found]);
  return {
    problems: beside(before.problems, now.problems),
    choices: beside(before.choices, now.choices),
    prices: now.prices,
    ...(now.unanswered ? { unanswered: now.unanswered } : {}),
  };
}
