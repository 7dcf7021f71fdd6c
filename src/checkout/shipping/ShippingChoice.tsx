import { lazy, Suspense } from 'react';
import type { Shipping, Sold } from '#cart/quote/cart-quote.ts';
import type { Money } from '#lib/money.ts';

/** Few stores have several ways of delivery. */
const ShippingMethods = lazy(() => import('./ShippingMethods.tsx'));

interface ShippingChoiceProps {
  /** What the shopper has said. */
  shipping: Shipping;
  /** What the store has said. */
  offered: Sold['shipping'];
  onChoose: (shippingMethod: string) => void;
  money: Money;
}

/** The ways of delivery to the address, once there is one. */
export function ShippingChoice({ shipping, offered, onChoose, money }: ShippingChoiceProps) {
  const offers = shipping.destination && offered?.shippingMethods;
  const isOffered = offers?.some(({ id }) => id === shipping.shippingMethod);
  return (
    <Suspense>
      <ShippingMethods
        offers={offers}
        chosen={isOffered ? shipping.shippingMethod : offered?.shippingMethod}
        onChoose={onChoose}
        money={money}
      />
    </Suspense>
  );
}
