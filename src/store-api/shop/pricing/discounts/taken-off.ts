import { percentOf, shareOf } from '../exact.ts';
import type { PricingLine } from '../request.ts';
import { spread } from '../spread.ts';
import { type OfPieces, sumOf } from '../sum.ts';
import type { DiscountTerms } from '../terms.ts';
import { worthOfFree } from './worth-of-free.ts';
import { isFor, isOfLines } from './goods-of-discount.ts';

/** What a discount takes off each piece, of what those before it left. */
export function takenOff(discount: DiscountTerms, lines: readonly PricingLine[], left: OfPieces): OfPieces {
  const positions = lines.flatMap((line, position) => (isFor(discount, line) ? [position] : []));
  const taken = takenOffGoods(
    discount,
    positions.map((position) => left[position] ?? []),
  );
  const byPosition = new Map(positions.map((position, index) => [position, taken[index]]));
  return left.map((line, position) => byPosition.get(position) ?? line.map(() => 0));
}

/**
 * A percentage is rounded once for each line, or once for the order; an amount, and what free pieces come to, is taken
 * once, at most all there is. Free pieces are not named: who gives one of them back has paid its share (D704).
 */
function takenOffGoods(discount: DiscountTerms, goods: OfPieces): OfPieces {
  const { buy, get, percent, amount = 0 } = discount;
  if (buy !== undefined && get !== undefined) return spreadOverLines(worthOfFree({ buy, get }, goods), goods);
  if (percent === undefined) return spreadOverLines(amount, goods);
  const rate = percentOf(percent);
  if (isOfLines(discount)) return goods.map((line) => spread(shareOf(sumOf(line), rate), line));
  return spreadOverLines(shareOf(sumOf(goods.map(sumOf)), rate), goods);
}

/** First over the lines, then over the pieces of each. */
function spreadOverLines(amount: number, goods: OfPieces): OfPieces {
  const weights = goods.map(sumOf);
  const shares = spread(Math.min(amount, sumOf(weights)), weights);
  return goods.map((line, position) => spread(shares[position] ?? 0, line));
}
