import type { TotalPart, WireTotals } from '#contract/totals.ts';
import { sumMoney } from '#lib/money.ts';

/** What lines come to, in rupees. */
export interface Totals {
  subtotal: number;
  /** What stands between the lines and the total, in the order in which it is shown. */
  parts: readonly TotalPart[];
  /** Undefined where only the store can tell, and has not. */
  total: number | undefined;
  /** What the store cannot tell before it knows the destination: `shipping`, `tax`. */
  open?: readonly string[] | undefined;
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

/** As a quote says: as long as something is open, it has no total. */
export function quotedTotals(
  { open, ...totals }: WireTotals & { open?: readonly string[] | undefined },
  lines: Lines,
): Totals {
  const known = toTotals(totals, lines);
  return open && open.length > 0 ? { ...known, total: undefined, open } : known;
}
