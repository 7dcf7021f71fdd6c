import { useEffect, useState } from 'react';
import { type PriceChange, priceChanges } from './price-change.ts';
import { PriceChanges } from './PriceChanges.tsx';
import type { EmptyLink } from '#cart/CartEmpty.tsx';
import CartPage from '#cart/CartPage.tsx';
import { $cart, updatePrices } from '#cart/store.ts';
import type { Money } from '#lib/money.ts';

interface CheckedCartProps {
  money: Money;
  categories: readonly EmptyLink[];
  /** Does the backend quote? */
  quotes: boolean;
}

/** The cart page, with what the store says of its lines today (reliability B3): asked once the page stands, and again when it comes back. */
export default function CheckedCart({ money, categories, quotes }: CheckedCartProps) {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);

  useEffect(() => {
    async function check() {
      const lines = $cart.get();
      if (lines.length === 0) return;
      const { checkNow } = await import('./check-now.ts');
      const found = await checkNow(lines, quotes);
      setProblems(found.problems);
      setChanges(priceChanges(lines, found.prices));
      updatePrices(found.prices);
    }
    const again = () => void check().catch(() => undefined);
    const comeBack = (event: PageTransitionEvent) => event.persisted && again();
    again();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [quotes]);

  return (
    <CartPage money={money} categories={categories} problems={problems}>
      <PriceChanges changes={changes} money={money} />
    </CartPage>
  );
}
