import type { PartKind } from '#contract/totals.ts';

/**
 * What lines come to, in whole paise: the subtotal and the parts that are not included add up to the total
 * (reliability O13). This room alone makes them; quote, order, mails, files and commands print what it says.
 */
export interface Totals {
  /** The sum of unit price times quantity. */
  subtotal: number;
  /** What stands between the lines and the total, in the order in which it is shown. */
  parts: readonly Part[];
  total: number;
}

export interface Part {
  kind: PartKind;
  /** For shoppers and the owner. */
  label: string;
  /** Below 0 where something is taken off. */
  amount: number;
  /** It stands in the prices and adds nothing. */
  included?: boolean;
}

export type PricedLines = readonly { price_paise: number; quantity: number }[];

/** What lines come to if they are ordered now (reliability O1). */
export function totalsOf(lines: PricedLines): Totals {
  return addedUp(lines, []);
}

export function addedUp(lines: PricedLines, parts: readonly Part[]): Totals {
  const subtotal = lines.reduce((sum, { price_paise, quantity }) => sum + price_paise * quantity, 0);
  const adding = parts.filter(({ included }) => included !== true);
  return { subtotal, parts, total: adding.reduce((total, { amount }) => total + amount, subtotal) };
}
