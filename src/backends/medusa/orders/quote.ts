import { handle } from '../../adapter/handler.ts';
import { readByIds } from '../catalog/read-products.ts';
import type { Medusa } from '../medusa.ts';
import type { Cart } from './cart.ts';
import { resolveLine, type ResolvedLine } from './resolve-line.ts';
import { toTotals } from './totals.ts';
import { type LineInput, toLineInput } from '#backends/serving/order-lines.ts';
import { quoteOnServer } from '#contract/endpoints/orders/quote.ts';
import type { OrderQuote, WireQuote } from '#contract/quote.ts';

/** POST /quotes: from the catalogue's prices and stock. A promotion of the cart shows when the order is placed. */
export function quoteHandler(medusa: Medusa) {
  return handle(quoteOnServer, async ({ body }) => ({
    status: 200,
    body: quoteOf(await resolveLines(medusa, body.items.map(toLineInput))) as OrderQuote,
  }));
}

export async function resolveLines(medusa: Medusa, lines: LineInput[]): Promise<ResolvedLine[]> {
  const products = await readByIds(medusa, [...new Set(lines.map(({ productId }) => productId))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((input) => ({ input, result: resolveLine(byId.get(input.productId), input) }));
}

/** `prices` are those of a cart, by variant, where there is one. */
export function quoteOf(
  lines: ResolvedLine[],
  prices = new Map<string, number>(),
  cart: Partial<Cart> = {},
): WireQuote {
  const priced = lines.map((line) => toQuoteLine(line, prices));
  const sold = priced.map(({ price = 0, quantity }) => ({ price, quantity }));
  const { subtotal, parts, total = subtotal } = toTotals(sold, cart);
  return { subtotal, parts, total, lines: priced };
}

function toQuoteLine({ input, result }: ResolvedLine, prices: Map<string, number>): WireQuote['lines'][number] {
  const { productId, quantity, choice: { size, color } = {} } = input;
  const line = { productId, quantity, ...(size && { size }), ...(color && { color }) };
  if ('choice' in result) return { ...line, price: prices.get(result.choice.variantId) ?? result.choice.price };
  const { problem, left, choices } = result;
  return { ...line, problem, ...(left !== undefined && { left }), ...(choices && { choices }) };
}
