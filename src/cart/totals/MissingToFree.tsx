import type { CartQuote } from '../quote/cart-quote.ts';
import * as text from '../text.ts';
import { formatMoney, type Money } from '#lib/money.ts';

/** How much the cart lacks for a delivery that costs nothing; nothing where one does. */
export function MissingToFree({ quote, money }: { quote: CartQuote; money: Money }) {
  const sent = (quote.sold?.shipping?.shippingMethods ?? []).filter(({ pickUp }) => !pickUp);
  const missing = sent.flatMap(({ missingToFree }) => missingToFree ?? []);
  if (missing.length === 0 || sent.some(({ price }) => price === 0)) return null;
  return <p className="mt-2 text-sm text-soft">{text.missingToFree(formatMoney(Math.min(...missing), money))}</p>;
}
