import type { TotalPart, WireTotals } from '#contract/totals.ts';
import { sumMoney } from '#lib/money.ts';

/** A part of a total; one that is not known yet says so in place of its amount. */
export interface ShownPart extends TotalPart {
  says?: string | undefined;
}

/** What lines come to, in rupees. */
export interface Totals {
  subtotal: number;
  /** What stands between the lines and the total, in the order in which it is shown. */
  parts: readonly ShownPart[];
  /** Undefined where only the store can tell, and has not. */
  total: number | undefined;
  /** Where there is no total yet, what is known of it. */
  soFar?: number | undefined;
}

type Lines = readonly { price: number; quantity: number }[];

/** The browser's own: of a backend that says nothing of totals, their sum is all there is to pay. */
export function ownTotals(lines: Lines): Totals & { total: number } {
  const sum = sumMoney(lines);
  return { subtotal: sum, parts: [], total: sum };
}

/** As the store says of a quote or an order with these lines; of a store that says none, the browser's own. */
export function toTotals({ subtotal, parts = [], total }: WireTotals, lines: Lines): Totals & { total: number } {
  const own = ownTotals(lines);
  return total === undefined ? own : { subtotal: subtotal ?? own.subtotal, parts, total };
}
