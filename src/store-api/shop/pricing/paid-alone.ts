import { applyingDiscounts } from './discounts/applying-discounts.ts';
import { discountedGoods } from './discounts/discounted-goods.ts';
import type { PricingLine } from './request.ts';
import type { DiscountTerms } from './terms.ts';
import { formatMinute } from '#lib/days.ts';

/** The discounts of a store that apply by themselves, from an instant on (ISO 8601). */
export interface DiscountPoint {
  at: string;
  discounts: readonly DiscountTerms[];
}

/** From an instant until before another one (ISO 8601). */
export interface Span {
  since: string;
  until: string;
}

/**
 * The least that whoever bought one piece alone paid for it in a time in which its price stayed, by the discounts of
 * the store, in their order. Each only takes something off, so that it is least on the first day, or on one on which a
 * discount began.
 */
export function lowestPaid(
  piece: Omit<PricingLine, 'quantity'>,
  history: readonly DiscountPoint[],
  { since, until }: Span,
  timeZone: string,
): number {
  const dayOf = (at: string) => formatMinute(at, timeZone).slice(0, 10);
  const paid = history.flatMap(({ at, discounts }, index) => {
    const next = history[index + 1]?.at;
    const first = at > since ? at : since;
    const end = next !== undefined && next < until ? next : until;
    if (first >= end) return [];
    const last = dayOf(new Date(Date.parse(end) - 1).toISOString());
    const begun = discounts.flatMap(({ from }) =>
      from !== undefined && dayOf(first) < from && from <= last ? from : [],
    );
    return [dayOf(first), ...begun].map((day) => paidAlone(piece, discounts, day));
  });
  return Math.min(piece.price, ...paid);
}

function paidAlone(piece: Omit<PricingLine, 'quantity'>, discounts: readonly DiscountTerms[], day: string): number {
  const lines = [{ ...piece, quantity: 1 }];
  const applying = applyingDiscounts(discounts, { lines, at: day }, day);
  return discountedGoods(applying.discounts, lines).left[0]?.[0] ?? piece.price;
}
