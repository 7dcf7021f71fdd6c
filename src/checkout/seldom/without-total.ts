import * as text from '../text.ts';
import { $quote, $shipping } from '#cart/quote/store.ts';

/** Why an order without a total was not sent, after the store was asked once more. */
export function withoutTotal(): string {
  const { sold } = $quote.get();
  if (sold?.totals.total !== undefined) return text.totalNow;
  const offers = $shipping.get().destination && sold?.shipping.shippingMethods;
  if (!offers) return text.failedLong;
  if (offers.length === 0) return text.notServed;
  return sold.shipping.shippingMethod === undefined ? text.chooseDelivery : text.failedLong;
}
