import { lineKey, type CartLine } from '../line.ts';

export interface PriceChange {
  name: string;
  from: number;
  to: number;
}

/** Which lines cost something else than when they were put into the cart, by today's prices (reliability O12). */
export function priceChanges(lines: readonly CartLine[], prices: ReadonlyMap<string, number>): PriceChange[] {
  return lines.flatMap((line) => {
    const to = prices.get(lineKey(line));
    return to === undefined ? [] : [{ name: line.name, from: line.price, to }];
  });
}
