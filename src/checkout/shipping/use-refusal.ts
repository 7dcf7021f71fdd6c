import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { NOWHERE, type Shipping } from '#cart/quote/cart-quote.ts';
import { $shipping } from '#cart/quote/store.ts';

/**
 * Where and how the order goes, and why it was refused: said of its destination and way of delivery, and of no other.
 * What was said before any destination was known stays.
 */
export function useRefusal() {
  const shipping = useStore($shipping, { ssr: () => NOWHERE });
  const [said, setSaid] = useState<{ refusal?: string | undefined; of: Shipping }>({ of: NOWHERE });
  const holds = !said.of.destination || said.of === shipping;
  return {
    shipping,
    refusal: holds ? said.refusal : undefined,
    setRefusal: (refusal: string | undefined) => setSaid({ refusal, of: $shipping.get() }),
  };
}
