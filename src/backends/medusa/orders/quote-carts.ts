import { LRUCache } from 'lru-cache';
import { EngineRefusal } from '../../adapter/engine-error.ts';
import type { Medusa } from '../medusa.ts';
import { openCart, readCart, type Token } from './cart.ts';
import { hashOf } from './placed-orders.ts';
import { type Asked, priceCart, type PricedCart } from './price-cart.ts';
import type { ResolvedLine } from './resolve-line.ts';
import { log } from '#log.ts';

/** As long a cart is asked again: its taxes are those of when it was opened. */
const KEPT_MS = 300_000;

export type PriceLines = (
  lines: readonly ResolvedLine[],
  asked: Asked,
  token: Token,
) => Promise<PricedCart | undefined>;

/**
 * Prices lines in carts of Medusa that no order is made of. Medusa removes no cart by itself, so one that is free is
 * used again for the same lines, place and shopper. Undefined where there is nothing to sell, or Medusa takes no cart.
 */
export function quoteCarts(medusa: Medusa): PriceLines {
  const free = new LRUCache<string, string[]>({ max: 5_000, ttl: KEPT_MS, noUpdateTTL: true });

  async function again(id: string | undefined, asked: Asked, token: Token): Promise<PricedCart | undefined> {
    const cart = id === undefined ? undefined : await readCart(medusa, id, token);
    return cart && priceCart(medusa, cart, token, asked);
  }

  function opened(lines: readonly ResolvedLine[], { destination = {} }: Asked, token: Token) {
    return openCart(medusa, { token, lines, address: destination });
  }

  return async (lines, asked, token) => {
    const sold = lines.flatMap(({ input, result }) =>
      'choice' in result ? [[result.choice.variantId, result.choice.price, input.quantity]] : [],
    );
    if (sold.length === 0) return undefined;
    const key = hashOf(token ?? '', JSON.stringify([sold, asked.destination]));
    try {
      const priced =
        (await again(free.get(key)?.pop(), asked, token)) ??
        (await priceCart(medusa, await opened(lines, asked, token), token, asked));
      free.set(key, [...(free.get(key) ?? []), priced.cart.id]);
      return priced;
    } catch (error) {
      if (!(error instanceof EngineRefusal)) throw error;
      log.warn({ err: error, status: error.status, type: error.type }, 'Medusa gave no prices for a cart');
      return undefined;
    }
  };
}
