import type { QuantityLine } from '../mail/order-news.ts';

/** Things by their names, and how many there are of each. */
export function quantityLines(names: readonly string[]): QuantityLine[] {
  return [...Map.groupBy(names, (what) => what)].map(([what, own]) => ({ what, quantity: own.length }));
}
