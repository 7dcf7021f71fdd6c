import type { OrderItemRow, OrderRow } from '../../../base/db/rows/order-rows.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { readPricing } from '../../pricing/stored-totals.ts';
import { sumOf } from '../../pricing/sum.ts';

interface PricedOrder {
  order: Pick<OrderRow, 'pricing'>;
  items: readonly Pick<OrderItemRow, 'position' | 'price_paise'>[];
}

/** One piece of an order: its line, and its place among the pieces of that line, both from 0 on. */
export type PieceName = Pick<PieceRow, 'line' | 'piece'>;

/** What was paid for a piece, with its taxes, in paise: its own allocation, which never moves. */
export function paidForPieces({ order, items }: PricedOrder): (piece: PieceName) => number {
  const allocations = readPricing(order)?.lines;
  const prices = new Map(items.map(({ position, price_paise }) => [position, price_paise]));
  return ({ line, piece }) => {
    const price = prices.get(line) ?? 0;
    const kept = allocations?.[line]?.[piece];
    return kept ? (kept.base ?? price - sumOf(kept.off)) + sumOf(Object.values(kept.tax ?? {})) : price;
  };
}
