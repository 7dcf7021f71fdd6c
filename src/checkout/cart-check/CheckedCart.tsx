import { useCallback, useEffect, useRef, useState } from 'react';
import { type CurrentCheck, NOTHING, shapeOf } from './cart-check.ts';
import { type PriceChange, priceChanges } from './price-change.ts';
import { PriceChanges } from './PriceChanges.tsx';
import type { EmptyLink } from '#cart/CartEmpty.tsx';
import CartPage from '#cart/CartPage.tsx';
import { $cart, updatePrices } from '#cart/store.ts';
import { useCart } from '#cart/use-cart.ts';
import type { Money } from '#lib/money.ts';
import { useOnline } from '#ui/connection/use-online.ts';
import { usePageRestored } from '#ui/use-page-restored.ts';

interface CheckedCartProps {
  money: Money;
  categories: readonly EmptyLink[];
  /** Does the backend quote? */
  quotes: boolean;
}

/**
 * The cart page, with what the store says of its lines today (reliability B3): it is asked once the page stands, again
 * when the page or the connection comes back, and when the shopper changed a cart that has a problem.
 */
export default function CheckedCart({ money, categories, quotes }: CheckedCartProps) {
  const [found, setFound] = useState(NOTHING);
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const shape = shapeOf(useCart());
  const spoiled = useRef(false);

  const show = useCallback(({ lines, found: now }: CurrentCheck) => {
    const changed = priceChanges(lines, now.prices);
    spoiled.current = now.problems.size > 0;
    setFound(now);
    if (changed.length > 0 || lines.length === 0) setChanges(changed);
    updatePrices(now.prices);
  }, []);

  const check = useCallback(
    () => import('./check-now.ts').then(({ checkCurrent }) => checkCurrent(quotes)).then(show),
    [quotes, show],
  );

  const checkAgain = useCallback(() => void ($cart.get().length > 0 && check().catch(() => undefined)), [check]);
  useEffect(checkAgain, [checkAgain]);
  usePageRestored(checkAgain);
  useOnline(checkAgain);

  useEffect(() => {
    if (spoiled.current) void check().catch(() => undefined);
  }, [check, shape]);

  return (
    <CartPage money={money} categories={categories} problems={found.problems} choices={found.choices}>
      <PriceChanges changes={changes} money={money} unchecked={found.unanswered} />
    </CartPage>
  );
}
