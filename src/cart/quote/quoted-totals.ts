import { toTotals, type ShownPart, type Totals } from '../totals/totals.ts';
import * as text from '../text.ts';
import type { OrderQuote } from '#contract/quote.ts';

/**
 * As a quote says. As long as something is open it has no total, and in place of what is open stands that it comes
 * later, and what is missing to a delivery that costs nothing.
 */
export function quotedTotals(
  { open = [], shippingMethods = [], missingToFree = Infinity, ...totals }: Omit<OrderQuote, 'lines'>,
  lines: Parameters<typeof toTotals>[1],
): Totals {
  const known = toTotals(totals, lines);
  if (open.length === 0) return known;
  const sent = shippingMethods.filter(({ pickUp }) => !pickUp);
  const missing = Math.min(
    missingToFree,
    ...sent.map((method) => (method.price === 0 ? 0 : (method.missingToFree ?? Infinity))),
  );
  const parts: ShownPart[] = [
    ...known.parts,
    ...open.map((kind) => ({
      kind,
      label: kind === 'shipping' ? text.shipping : text.taxes,
      amount: 0,
      says: text.atCheckout,
    })),
    ...(missing > 0 && missing < Infinity ? [{ kind: '', label: text.moreForFree, amount: missing }] : []),
  ];
  return { ...known, parts, total: undefined, soFar: known.total };
}
