import { handle } from '../../adapter/handler.ts';
import { readByIds } from '../catalog/read-products.ts';
import type { Medusa } from '../medusa.ts';
import type { PricedCart } from './price-cart.ts';
import type { PriceLines } from './quote-carts.ts';
import { resolveLine, type ResolvedLine } from './resolve-line.ts';
import { addsTax, toTotals, unitPrice } from './totals.ts';
import { type LineInput, toLineInput } from '#backends/serving/order-lines.ts';
import { quoteOnServer } from '#contract/endpoints/orders/quote.ts';
import type { OrderQuote, WireQuote } from '#contract/quote.ts';
import { sumMoney } from '#lib/money.ts';

/** POST /quotes: lines by the catalogue's stock, what they come to by a cart of Medusa. */
export function quoteHandler(medusa: Medusa, priceLines: PriceLines) {
  return handle(quoteOnServer, async ({ body: { items, ...asked }, token }) => {
    const lines = await resolveLines(medusa, items.map(toLineInput));
    return { status: 200, body: quoteOf(lines, await priceLines(lines, asked, token)) as OrderQuote };
  });
}

export async function resolveLines(medusa: Medusa, lines: LineInput[]): Promise<ResolvedLine[]> {
  const products = await readByIds(medusa, [...new Set(lines.map(({ productId }) => productId))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((input) => ({ input, result: resolveLine(byId.get(input.productId), input) }));
}

/** Without a cart the catalogue's prices are all that is known. */
export function quoteOf(lines: readonly ResolvedLine[], priced: PricedCart | undefined): WireQuote {
  const prices = priced ? unitPrices(priced) : new Map<string, number>();
  const told = lines.map((line) => toQuoteLine(line, prices));
  if (!priced) {
    const subtotal = sumMoney(told.map(({ price = 0, quantity }) => ({ price, quantity })));
    return { subtotal, parts: [], total: subtotal, open: ['shipping'], shippingMethods: [], lines: told };
  }
  const { cart, offers, method, open, code, refusal } = priced;
  const { subtotal, parts, total = subtotal } = toTotals(cart, { open: open.length > 0 });
  return {
    subtotal,
    parts,
    total,
    ...(open.length > 0 && { open }),
    shippingMethods: offers,
    ...(method !== undefined && { shippingMethod: method }),
    ...(code !== undefined && { code }),
    ...(refusal && { refusal }),
    lines: told,
  };
}

/** The price of one piece of each variant in the cart, before what is taken off. */
function unitPrices({ cart: { items } }: PricedCart): Map<string, number> {
  const isAdded = addsTax(items);
  return new Map(items.map((item) => [item.variant_id, unitPrice(item, isAdded)]));
}

function toQuoteLine({ input, result }: ResolvedLine, prices: Map<string, number>): WireQuote['lines'][number] {
  const { productId, quantity, choice: { size, color } = {} } = input;
  const line = { productId, quantity, ...(size && { size }), ...(color && { color }) };
  if ('choice' in result) return { ...line, price: prices.get(result.choice.variantId) ?? result.choice.price };
  const { problem, left, choices } = result;
  return { ...line, problem, ...(left !== undefined && { left }), ...(choices && { choices }) };
}
