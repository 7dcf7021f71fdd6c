import type { Part, PricedLines } from './part.ts';

/**
 * What lines come to, in whole paise: the subtotal and the parts that are not included add up to the total
 * (reliability O13). This room alone makes them (price.ts); quote, order, mails, files and commands print what it says.
 */
export interface Totals {
  /** The sum of unit price times quantity. */
  subtotal: number;
  /** What stands between the lines and the total, in the order in which it is shown. */
  parts: readonly Part[];
  total: number;
}

/** What lines come to with these parts. */
export function addedUp(lines: PricedLines, parts: readonly Part[]): Totals {
  const subtotal = lines.reduce((sum, { price_paise, quantity }) => sum + price_paise * quantity, 0);
  const adding = parts.filter(({ included }) => included !== true);
  return { subtotal, parts, total: adding.reduce((total, { amount }) => total + amount, subtotal) };
}
