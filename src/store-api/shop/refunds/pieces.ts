import type { Ledger } from './ledger.ts';
import { VOID } from '../orders/refunds/refund-states.ts';
import type { OrderParts } from '../orders/order-rows.ts';
import { readPricing } from '../pricing/stored-totals.ts';
import { sumOf } from '../pricing/sum.ts';

/** One piece of an order: its line, and its place among the pieces of that line, both from 0 on. */
export interface PieceName {
  line: number;
  piece: number;
}

/** The pieces of a line that no refund was for, the first one first; undefined: the order has no such line. */
export function piecesLeft({ items }: OrderParts, { refunds }: Ledger, line: number): PieceName[] | undefined {
  const item = items[line];
  if (!item) return undefined;
  const taken = refunds
    .filter(({ state, pieces }) => pieces !== null && !VOID.includes(state))
    .flatMap(({ pieces }) => JSON.parse(pieces ?? '[]') as PieceName[]);
  return Array.from({ length: item.quantity }, (_, piece) => ({ line: item.position, piece })).filter(
    (one) => !taken.some(({ line: of, piece }) => of === one.line && piece === one.piece),
  );
}

/** What was paid for these pieces, with their taxes: their own allocations, which never move. */
export function amountOfPieces({ order, items }: OrderParts, names: readonly PieceName[]): number {
  const pricing = readPricing(order);
  return sumOf(
    names.map(({ line, piece }) => {
      const price = items.find(({ position }) => position === line)?.price_paise ?? 0;
      const kept = pricing?.lines[line]?.[piece];
      if (!kept) return price;
      return (kept.base ?? price - sumOf(kept.off)) + sumOf(Object.values(kept.tax ?? {}));
    }),
  );
}
