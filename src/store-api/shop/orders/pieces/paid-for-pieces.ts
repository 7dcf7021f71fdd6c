import type { OrderItemRow, OrderRow } from '../../../base/db/rows/order-rows.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { readParts, readPricing } from '../../pricing/stored-totals.ts';
import { sumOf } from '../../pricing/sum.ts';
import { isUncharged } from '../../pricing/uncharged-pieces.ts';

interface PricedOrder {
  order: Pick<OrderRow, 'pricing' | 'parts'>;
  items: readonly Pick<OrderItemRow, 'position' | 'price_paise'>[];
  /** All of it. */
  pieces: readonly PieceRow[];
}

/** One piece of an order: its line, and its place among the pieces of that line, both from 0 on. */
export type PieceName = Pick<PieceRow, 'line' | 'piece'>;

/**
 * What was paid for a piece, with its taxes, in paise: its own allocation, which never moves; of one that was sent in
 * exchange that of the one in whose place it is. Nothing for what was called off before it was paid for.
 */
export function paidForPieces({ order, items, pieces }: PricedOrder): (piece: PieceName) => number {
  const allocations = readPricing(order)?.lines;
  const isLeft = isUncharged(readParts(order.parts));
  const prices = new Map(items.map(({ position, price_paise }) => [position, price_paise]));
  return (name) => {
    const { line, piece } = boughtAs(pieces, name);
    if (isLeft(line, piece)) return 0;
    const price = prices.get(line) ?? 0;
    const kept = allocations?.[line]?.[piece];
    return kept ? (kept.base ?? price - sumOf(kept.off)) + sumOf(Object.values(kept.tax ?? {})) : price;
  };
}

/** The piece that was bought, of which this one is or stands in for. */
export function boughtAs(pieces: readonly PieceRow[], { line, piece }: PieceName): PieceName {
  const { replaces } = pieces.find((one) => one.line === line && one.piece === piece) ?? { replaces: null };
  return replaces === null ? { line, piece } : boughtAs(pieces, { line, piece: replaces });
}

/** What was paid beside all of its pieces, with its taxes: delivery, charges, a fee, and what rounds the total. */
export function paidBesidePieces(parts: PricedOrder & { order: Pick<OrderRow, 'total_paise'> }): number {
  const bought = parts.pieces.filter(({ replaces }) => replaces === null);
  return parts.order.total_paise - sumOf(bought.map(paidForPieces(parts)));
}
