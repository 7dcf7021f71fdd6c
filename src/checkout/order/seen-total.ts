import type { CartLine } from '#cart/line.ts';
import { totalsOf } from '#cart/quote/cart-quote.ts';
import { $quote, $shipping } from '#cart/quote/store.ts';
import type { Money } from '#lib/money.ts';

/**
 * What an order of no known total is sent with, after the store was asked once more: the last amount that the shopper
 * has `seen`, else the sum of its lines. A store that does not answer refuses it where it is another. Undefined where
 * the store says another total, or still none.
 */
export function seenTotal(lines: readonly CartLine[], money: Money, seen?: number): number | undefined {
  const now = $quote.get();
  const { subtotal, total } = totalsOf(lines, { ...now, problems: new Map() }, money, $shipping.get());
  const shown = seen ?? subtotal;
  return now.unanswered || total === shown ? shown : undefined;
}
