import { MAX_ORDER_LINES } from '#config.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import { api } from '#session/api.ts';

/** Those of which nothing can be bought, by their ids: asked of a store that quotes, all with one call. */
export async function soldOutWishes(ids: readonly string[]): Promise<string[]> {
  const items = ids.slice(0, MAX_ORDER_LINES).map((productId) => ({ productId, quantity: 1 }));
  const { lines } = await api(quoteEndpoint, { body: { items } });
  return lines.filter(({ problem }) => problem === 'sold-out').map(({ productId }) => productId);
}
