import type { Part } from '../part.ts';
import type { PricingLine } from '../request.ts';
import { type OfPieces, sumOf } from '../sum.ts';
import type { DiscountTerms } from '../terms.ts';
import { takenOff } from './taken-off.ts';

export interface DiscountedGoods {
  parts: readonly Part[];
  /** What each of the parts takes off the pieces. */
  off: readonly OfPieces[];
  /** What the pieces cost then. */
  left: OfPieces;
}

/** Goods after their discounts, each of what those before it left. One that takes off nothing is no part. */
export function discountedGoods(discounts: readonly DiscountTerms[], lines: readonly PricingLine[]): DiscountedGoods {
  let left: OfPieces = lines.map(({ price, quantity }) => Array<number>(quantity).fill(price));
  const parts: Part[] = [];
  const off: OfPieces[] = [];
  for (const discount of discounts) {
    const taken = takenOff(discount, lines, left);
    const amount = sumOf(taken.map(sumOf));
    if (amount === 0) continue;
    parts.push({ kind: 'discount', label: discount.label, amount: -amount });
    off.push(taken);
    left = less(left, taken);
  }
  return { parts, off, left };
}

function less(left: OfPieces, taken: OfPieces): OfPieces {
  return left.map((line, position) => line.map((amount, piece) => amount - (taken[position]?.[piece] ?? 0)));
}
