import type { Part } from './part.ts';
import type { Totals } from './totals.ts';
import type { TotalPart, WireTotals } from '#contract/totals.ts';
import { toRupees } from '#lib/minor-units.ts';

/** Totals as the contract sends them, in rupees. */
export function toWireTotals({ subtotal, parts, total }: Totals): WireTotals & { parts: TotalPart[]; total: number } {
  return { subtotal: toRupees(subtotal), parts: parts.map(toWirePart), total: toRupees(total) };
}

export function toWirePart({ kind, label, amount, included }: Part): TotalPart {
  return { kind, label, amount: toRupees(amount), ...(included !== undefined && { included }) };
}
