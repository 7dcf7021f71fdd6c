import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { CartEmpty, type EmptyLink } from './CartEmpty.tsx';
import { CodeFold } from './code/CodeFold.tsx';
import { CartLines } from './lines/CartLines.tsx';
import { LastKnown } from './LastKnown.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { goToCheckout } from './go-to-checkout.ts';
import { countItems } from './line.ts';
import { NOWHERE, totalsOf, type CartQuote } from './quote/cart-quote.ts';
import { $shipping } from './quote/store.ts';
import { clearCart, forgetRemoved, isCartLasting } from './store.ts';
import { useCart } from './use-cart.ts';
import * as text from './text.ts';
import { CartTerms } from './totals/CartTerms.tsx';
import { hasParts } from './totals/total-rows.ts';
import { Totals } from './totals/Totals.tsx';
import type { Money } from '#lib/money.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

interface CartPageProps {
  money: Money;
  /** Where an empty cart may be filled. */
  categories: readonly EmptyLink[];
  /** A line that cannot be ordered is marked and left out of the totals. */
  quote: CartQuote;
  /** The store can be asked how many there are. */
  quotes: boolean;
  /** May the shopper have the code of a discount? */
  codes?: boolean | undefined;
  /** The messages about the lines. */
  children?: ReactNode;
}

/** The cart page (docs/behaviour.md 2.route.cart). */
export default function CartPage({ money, categories, quote, quotes, codes, children }: CartPageProps) {
  const hydrated = useHydrated();
  const lines = useCart();
  const count = countItems(lines);
  const totals = totalsOf(lines, quote, money, useStore($shipping, { ssr: () => NOWHERE }));

  useEffect(forgetRemoved, []);

  if (!hydrated) return <CartSkeleton categories={categories} />;
  if (lines.length === 0)
    return (
      <div data-cart-room>
        <CartLines money={money} />
        <CartEmpty categories={categories} forgotten={!isCartLasting()} />
      </div>
    );
  return (
    <div data-cart-room>
      <h1 className="text-title">
        {text.title} <span className="font-sans text-lg text-soft">({text.itemCount(count)})</span>
      </h1>
      <div className="mt-6 grid items-start gap-x-16 md:mt-10 lg:grid-cols-[1fr_22rem] xl:gap-x-24">
        <div>
          <LastKnown />
          {children}
          <CartLines money={money} problems={quote.problems} choices={quote.choices} quotes={quotes} />
          <button type="button" className="link mt-2 min-h-target text-sm text-soft" onClick={clearCart}>
            {text.clear}
          </button>
          {codes && <CodeFold quote={quote} />}
        </div>
        <section className="checkout-bar" aria-labelledby="summary-heading">
          <h2 id="summary-heading" className="mb-4 text-2xl max-lg:sr-only">
            {text.summary}
          </h2>
          <Totals
            totals={totals}
            money={money}
            says={{ shipping: true, taxes: true }}
            row={hasParts(totals) ? '' : 'max-lg:hidden'}
            last="text-lg font-medium lg:mt-2 lg:border-t lg:border-line lg:pt-4"
          />
          {!hasParts(totals) && <CartTerms totals={totals} money={money} className="lg:hidden" />}
          <button type="button" className="btn mt-3 w-full lg:mt-5" onClick={goToCheckout}>
            {text.checkout}
          </button>
        </section>
      </div>
    </div>
  );
}
