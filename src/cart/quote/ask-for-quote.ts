import { orderable, pricedShapeOf, type CartQuote, type Sold } from './cart-quote.ts';
import { $quote } from './store.ts';
import { lineKey, type CartLine } from '../line.ts';
import { toItem } from '../order-item.ts';
import { toTotals } from '../totals/totals.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import type { OrderQuote } from '#contract/quote.ts';
import { api } from '#session/api.ts';

/** The quote of a store that quotes, with one request. */
export function askForQuote(lines: readonly CartLine[]): Promise<OrderQuote> {
  return api(quoteEndpoint, { body: { items: lines.map(toItem) } });
}

/** What these lines come to, beside what is known of them otherwise. */
export async function askForTotals(lines: readonly CartLine[]): Promise<void> {
  const quote = await askForQuote(lines);
  const known = $quote.get();
  $quote.set({ ...known, sold: soldOf(lines, quote, known) });
}

/**
 * The totals of a quote with the lines that they are of, at the prices that it names; undefined where it says none, or
 * is of other lines.
 */
export function soldOf(
  lines: readonly CartLine[],
  { lines: quoted, ...totals }: OrderQuote,
  found: Pick<CartQuote, 'problems'>,
): Sold | undefined {
  if (totals.total === undefined || lines.some(({ id }, index) => quoted[index]?.productId !== id)) return undefined;
  const prices = new Map(lines.map((line, index) => [lineKey(line), quoted[index]?.price]));
  const sold = orderable(lines, found).map((line) => ({ ...line, price: prices.get(lineKey(line)) ?? line.price }));
  return { lines: pricedShapeOf(sold), totals: toTotals(totals, sold) };
}
