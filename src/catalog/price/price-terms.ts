import { type DeliveryMethod, isEverywhere, placesOf } from '../delivery/method-places.ts';
import * as text from '../text.ts';
import type { StoreDelivery } from '#contract/store/delivery.ts';
import type { StoreTerms } from '#contract/store/terms.ts';
import type { Money } from '#lib/money.ts';

interface StoreParts {
  money: Money;
  terms: StoreTerms;
  delivery: StoreDelivery | undefined;
  policies: Readonly<Record<string, string>>;
}

/** What stands beside prices, and where more is said of it. */
export interface PriceTerms {
  words: string;
  href?: string | undefined;
}

/** What a store says of the price of a product wherever that can be bought. */
export interface PriceWords {
  /** What stands below the price. */
  priceTerms?: PriceTerms | undefined;
  /** What is struck is the lowest price of the 30 days before (capability `priorPrices`). */
  saysLowest?: boolean | undefined;
}

export function priceWords(store: StoreParts & { capabilities: readonly string[] }): PriceWords {
  return { priceTerms: priceTerms(store), saysLowest: store.capabilities.includes('priorPrices') || undefined };
}

/** What a store states of tax and shipping, in one line; undefined where it states neither. */
export function priceTerms(store: StoreParts): PriceTerms | undefined {
  const tax = store.money.taxIncluded ? text.taxIncluded : store.terms.taxAdded && text.taxAdded;
  const words = [tax, shippingWords(store, Boolean(tax))].filter(Boolean).join(' ');
  return words === '' ? undefined : { words, href: store.policies.shipping && '/shipping' };
}

/** Where no quote can say otherwise shipping is free, which the line says only beside what the store does state. */
function shippingWords({ money, delivery }: StoreParts, statesTax: boolean): string | undefined {
  if (!money.hasParts) return statesTax ? text.freeShipping(undefined) : undefined;
  const sent = delivery?.methods.filter(({ pickUp }) => !pickUp) ?? [];
  if (sent.length === 0) return undefined;
  return sent.some(isFree) ? text.freeShipping(undefined) : text.shippingAtCheckout;
}

/** Whatever is sent, wherever it goes. */
function isFree(method: DeliveryMethod): boolean {
  const places = placesOf(method);
  return places.some(isEverywhere) && places.every(({ prices, byWeight }) => !byWeight && Math.max(...prices) === 0);
}
