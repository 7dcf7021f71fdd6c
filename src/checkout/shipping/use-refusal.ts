import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { NOWHERE, type Shipping } from '#cart/quote/cart-quote.ts';
import { $shipping } from '#cart/quote/store.ts';

/**
 * Where and how the order goes, and why it was refused: said of its destination, and of no other. What was said before
 * any was known stays.
 */
export function useRefusal() {
  const shipping = useStore($shipping, { ssr: () => NOWHERE });
  const [said, setSaid] = useState<{ refusal?: string | undefined; destination?: Shipping['destination'] }>({});
  const holds = said.destination === undefined || said.destination === shipping.destination;
  return {
    shipping,
    refusal: holds ? said.refusal : undefined,
    setRefusal: (refusal: string | undefined) => setSaid({ refusal, destination: $shipping.get().destination }),
  };
}
