import { useCallback } from 'react';
import { checkCurrent } from './check-now.ts';
import { PriceChanges } from './PriceChanges.tsx';
import type { EmptyLink } from '#cart/CartEmpty.tsx';
import CartPage from '#cart/CartPage.tsx';
import { type AskStore, useCartQuote } from '#cart/quote/use-cart-quote.ts';
import type { Money } from '#lib/money.ts';

interface CheckedCartProps {
  money: Money;
  categories: readonly EmptyLink[];
  /** Does the backend quote? */
  quotes: boolean;
  /** Does it read codes of discounts? */
  codes?: boolean | undefined;
}

/** The cart page, with what the store says of its lines today (reliability B3). */
export default function CheckedCart({ money, categories, quotes, codes }: CheckedCartProps) {
  const ask = useCallback<AskStore>((patienceMs) => checkCurrent(quotes, patienceMs), [quotes]);
  const { quote, changes } = useCartQuote(ask, money.hasParts);

  return (
    <CartPage money={money} categories={categories} quote={quote} quotes={quotes} codes={codes}>
      <PriceChanges changes={changes} money={money} unchecked={quote.unanswered} />
    </CartPage>
  );
}
