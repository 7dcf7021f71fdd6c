import { standsOf } from './piece-states.ts';
import type { OrderItemRow, OrderRow } from '../../../base/db/rows/order-rows.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { readPricing } from '../../pricing/stored-totals.ts';
import { sumOf } from '../../pricing/sum.ts';

interface PaidOrder {
  order: Pick<OrderRow, 'total_paise' | 'pricing'>;
  items: readonly Pick<OrderItemRow, 'position' | 'price_paise'>[];
  /** All of it, as they are now. */
  pieces: readonly PieceRow[];
}

type Piece = Pick<PieceRow, 'line' | 'piece'>;

/**
 * What goes back for pieces that the shopper does not get, in paise: what was paid for each of them (its allocation,
 * which never moves), and once nothing of the order reached the shopper or will, the rest of what was paid, the
 * delivery with it.
 */
export function owedForPieces({ order, items, pieces }: PaidOrder, gone: readonly Piece[]): number {
  const allocations = readPricing(order)?.lines;
  const priceOf = new Map(items.map(({ position, price_paise }) => [position, price_paise]));
  const paidFor = ({ line, piece }: Piece): number => {
    const known = allocations?.[line]?.[piece];
    if (known?.base !== undefined) return known.base + sumOf(Object.values(known.tax ?? {}));
    return (priceOf.get(line) ?? 0) - sumOf(known?.off ?? []);
  };
  const sum = (some: readonly Piece[]) => sumOf(some.map(paidFor));
  const leaving = new Set(gone.map(nameOf));
  const others = pieces.filter((one) => !leaving.has(nameOf(one)));
  const goneBefore = others.filter(({ state }) => standsOf(state) === 'gone');
  const left = order.total_paise - sum(goneBefore);
  return Math.max(0, goneBefore.length === others.length ? left : Math.min(left, sum(gone)));
}

function nameOf({ line, piece }: Piece): string {
  return `${line}/${piece}`;
}
