import { useStore } from '@nanostores/react';
import { useState } from 'react';
import * as text from '../text.ts';
import { NOWHERE, type Shipping } from '#cart/quote/cart-quote.ts';
import { $quote, $shipping } from '#cart/quote/store.ts';

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

/** Why an order without a total was not sent, after the store was asked once more. */
export function withoutTotal(): string {
  const { sold } = $quote.get();
  if (sold?.totals.total !== undefined) return text.totalNow;
  return $shipping.get().destination && sold?.shipping.shippingMethods?.length === 0 ? text.notServed : text.failedLong;
}
