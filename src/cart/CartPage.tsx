import { useEffect, type ReactNode } from 'react';
import { CartEmpty, type EmptyLink } from './CartEmpty.tsx';
import { CartLines } from './lines/CartLines.tsx';
import { LastKnown } from './LastKnown.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { goToCheckout } from './go-to-checkout.ts';
import { countItems, lineKey } from './line.ts';
import type { LineChoice } from './lines/line-choice.ts';
import { clearCart, forgetRemoved, isCartLasting } from './store.ts';
import { useCart } from './use-cart.ts';
import * as text from './text.ts';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

interface CartPageProps {
  money: Money;
  /** Where an empty cart may be filled. */
  categories: readonly EmptyLink[];
  /** Why a line cannot be ordered, by its key: it is marked and left out of the subtotal. */
  problems: ReadonlyMap<string, string>;
  /** The choices that the shopper has to make for a line, by its key. */
  choices: ReadonlyMap<string, LineChoice>;
  /** The messages about the lines. */
  children?: ReactNode;
}

/** The cart page (docs/behaviour.md 2.route.cart). */
export default function CartPage({ money, categories, problems, choices, children }: CartPageProps) {
  const hydrated = useHydrated();
  const lines = useCart();
  const count = countItems(lines);

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
          <CartLines money={money} problems={problems} choices={choices} />
          <button type="button" className="link mt-2 min-h-target text-sm text-soft" onClick={clearCart}>
            {text.clear}
          </button>
        </div>
        <section className="checkout-bar" aria-labelledby="summary-heading">
          <h2 id="summary-heading" className="mb-4 text-2xl max-lg:sr-only">
            {text.summary}
          </h2>
          <dl className="grid gap-2 max-lg:hidden">
            <Row name={text.shipping} value={text.free} />
            {money.taxIncluded && <Row name={text.taxes} value={text.included} />}
          </dl>
          <p className="flex justify-between gap-4 text-lg font-medium lg:mt-4 lg:border-t lg:border-line lg:pt-4">
            <span>{text.subtotal}</span>
            <span className="tabular-nums">
              {formatMoney(sumMoney(lines.filter((line) => !problems.has(lineKey(line)))), money)}
            </span>
          </p>
          <p className="text-sm text-soft lg:hidden">{text.shippingFree(money.taxIncluded)}</p>
          <button type="button" className="btn mt-3 w-full lg:mt-5" onClick={goToCheckout}>
            {text.checkout}
          </button>
        </section>
      </div>
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-soft">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
