import { askedOf, orderable, totalsOf, type CartQuote, type Shipping, type Sold } from './cart-quote.ts';
import { $quote, $shipping } from './store.ts';
import { lineKey, type CartLine } from '../line.ts';
import { toItem } from '../order-item.ts';
import { quotedTotals } from './quoted-totals.ts';
import type { Totals } from '../totals/totals.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import type { OrderQuote } from '#contract/quote.ts';
import { api } from '#session/api.ts';

/** The quote of a store that quotes, with one request; a code that may not be tried now is left out. */
export async function askForQuote(lines: readonly CartLine[], { code, ...shipping }: Shipping): Promise<OrderQuote> {
  const ask = (body: Shipping) => api(quoteEndpoint, { body: { items: lines.map(toItem), ...body } });
  if (code === undefined) return ask(shipping);
  return ask({ ...shipping, code }).catch(async (error: unknown) => {
    if (Reflect.get(Object(error), 'status') !== TOO_MANY) throw error;
    return { ...(await ask(shipping)), refusal: 'too-many' };
  });
}

const TOO_MANY = 429;

/** What these lines come to, by the store's last quote or a new one. */
export async function askForTotals(lines: readonly CartLine[]): Promise<Totals> {
  const known = $quote.get();
  const shipping = $shipping.get();
  if (known.sold?.asked !== askedOf(lines, shipping))
    $quote.set({ ...known, sold: soldOf(lines, await askForQuote(lines, shipping), known, shipping) });
  return totalsOf(lines, $quote.get(), { hasParts: true }, shipping);
}

/**
 * The totals of a quote with the lines that they are of, at the prices that it names; undefined where it says none, is
 * of other lines, or of none that can be ordered.
 */
export function soldOf(
  lines: readonly CartLine[],
  { lines: quoted, ...totals }: OrderQuote,
  found: Pick<CartQuote, 'problems'>,
  asked: Shipping,
): Sold | undefined {
  if (totals.total === undefined || lines.some(({ id }, index) => quoted[index]?.productId !== id)) return undefined;
  const prices = new Map(lines.map((line, index) => [lineKey(line), quoted[index]?.price]));
  const left = orderable(lines, found);
  if (left.length === 0) return undefined;
  const sold = left.map((line) => ({ ...line, price: prices.get(lineKey(line)) ?? line.price }));
  return {
    asked: askedOf(sold, asked),
    anywhere: asked.destination === undefined && (totals.open ?? []).length === 0,
    totals: quotedTotals(totals, sold),
    shipping: totals,
    ...(asked.code !== undefined && {
      code: {
        applied: totals.code ?? undefined,
        refusal: totals.refusal,
        usedByCustomer: totals.codeUsedByCustomer,
      },
    }),
  };
}
