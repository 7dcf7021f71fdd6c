import { orderable, totalsOf, type CartQuote, type Sold } from './cart-quote.ts';
import { $quote } from './store.ts';
import { lineKey, type CartLine } from '../line.ts';
import { toItem } from '../order-item.ts';
import { type Totals, toTotals } from '../totals/totals.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import type { OrderQuote } from '#contract/quote.ts';
import { api } from '#session/api.ts';

/** The quote of a store that quotes, with one request. */
export function askForQuote(lines: readonly CartLine[]): Promise<OrderQuote> {
  return api(quoteEndpoint, { body: { items: lines.map(toItem) } });
}

/** What these lines come to, by the store's last quote or a new one. */
export async function askForTotals(lines: readonly CartLine[]): Promise<Totals> {
  const known = $quote.get();
  if (known.sold?.lines !== JSON.stringify(lines))
    $quote.set({ ...known, sold: soldOf(lines, await askForQuote(lines), known) });
  return totalsOf(lines, $quote.get(), { hasParts: true });
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
  return { lines: JSON.stringify(sold), totals: toTotals(totals, sold) };
}
