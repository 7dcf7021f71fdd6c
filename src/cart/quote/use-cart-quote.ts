import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askedShape, type CartQuote, NOTHING, NOWHERE, type QuotedLines, SETTLED_MS } from './cart-quote.ts';
import { type PriceChange, priceChanges } from './price-change.ts';
import { $quote, $shipping } from './store.ts';
import { lineKey, type CartLine } from '../line.ts';
import { $cart, updatePrices } from '../store.ts';
import { useCart } from '../use-cart.ts';
import { useOnline } from '#ui/connection/use-online.ts';
import { usePageRestored } from '#ui/use-page-restored.ts';

/** While the order waits for it. */
const PATIENCE_MS = 4_000;

/** When the newest question that was answered was asked. */
let newest = 0;

/** Asks the store about the cart as it is, at most so long. */
export type AskStore = (patienceMs?: number) => Promise<QuotedLines>;

/**
 * The store's quote of the cart (reliability B3, O12): asked for when the page stands, when it or the connection comes
 * back, when the shopper changed a cart that has a problem or, with `hasParts`, any cart or its delivery, and on
 * `recheck`, which tells whether there is something new to look at before the order is made. Today's prices go into the
 * cart. `ask` stays the same.
 */
export function useCartQuote(ask: AskStore, hasParts = false) {
  const quote = useStore($quote, { ssr: () => NOTHING });
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const shape = askedShape(useCart(), useStore($shipping, { ssr: () => NOWHERE }));
  const asked = useRef<string>(undefined);

  /** Shows what was found of these lines, beside what is known of those not asked for. */
  const apply = useCallback(({ lines, quote: now }: QuotedLines) => {
    const changed = priceChanges(lines, now.prices);
    $quote.set(besideOthers(lines, now, $quote.get()));
    if (changed.length > 0 || lines.length === 0) setChanges(changed);
    updatePrices(now.prices);
    return { problems: now.problems, changed: changed.length > 0 };
  }, []);

  const askNow = useCallback(() => {
    asked.current = shapeNow();
    const own = performance.now();
    // One that fails late, without a connection, takes nothing back of the answer to a newer one.
    ask().then(
      (quoted) => {
        if (own < newest) return;
        newest = own;
        apply(quoted);
      },
      () => undefined,
    );
  }, [ask, apply]);

  const askAgain = () => $cart.get().length > 0 && askNow();
  usePageRestored(askAgain);
  useOnline(askAgain);

  useEffect(() => {
    const now = shapeNow();
    const isEmpty = $cart.get().length === 0;
    if (now === asked.current) return undefined;
    if (asked.current === undefined ? !isEmpty : $quote.get().problems.size > 0) askNow();
    else if (hasParts && !isEmpty) {
      const timer = setTimeout(askNow, SETTLED_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [askNow, hasParts, shape]);

  async function recheck(): Promise<boolean> {
    const before = quote.problems;
    const now = apply(await ask(PATIENCE_MS));
    return now.changed || [...now.problems.keys()].some((key) => !before.has(key));
  }

  return { quote, changes, recheck, apply };
}

function shapeNow(): string {
  return askedShape($cart.get(), $shipping.get());
}

/** A refused order says nothing of the lines that were left out of it: they stay marked. */
function besideOthers(asked: readonly CartLine[], now: CartQuote, before: CartQuote): CartQuote {
  const others = new Set($cart.get().map(lineKey));
  for (const line of asked) others.delete(lineKey(line));
  const beside = <T>(old: ReadonlyMap<string, T>, found: ReadonlyMap<string, T>) =>
    new Map([...[...old].filter(([key]) => others.has(key)), ...found]);
  return {
    ...now,
    problems: beside(before.problems, now.problems),
    choices: beside(before.choices, now.choices),
  };
}
