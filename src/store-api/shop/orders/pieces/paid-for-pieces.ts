import { standsOf } from './piece-states.ts';
import type { OrderItemRow, OrderRow } from '../../../base/db/rows/order-rows.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { readParts, readPricing } from '../../pricing/stored-totals.ts';
import { sumOf } from '../../pricing/sum.ts';

interface PaidOrder {
  order: Pick<OrderRow, 'total_paise' | 'pricing' | 'parts'>;
  items: readonly Pick<OrderItemRow, 'position' | 'price_paise'>[];
  /** All of it, as they are now. */
  pieces: readonly PieceRow[];
}

type Piece = Pick<PieceRow, 'line' | 'piece'>;

/**
 * What was paid for a piece, in paise: its allocation, which never moves; of one that was sent in exchange that of the
 * one in whose place it is.
 */
function paidForPiece({ order, items, pieces }: PaidOrder): (piece: Piece) => number {
  const allocations = readPricing(order)?.lines;
  const priceOf = new Map(items.map(({ position, price_paise }) => [position, price_paise]));
  return ({ line, piece }) => {
    const known = allocations?.[line]?.[boughtAs(pieces, { line, piece })];
    if (known?.base !== undefined) return known.base + sumOf(Object.values(known.tax ?? {}));
    return (priceOf.get(line) ?? 0) - sumOf(known?.off ?? []);
  };
}

/**
 * What goes back for pieces that the shopper does not get, in paise: what was paid for each of them, and once nothing
 * of the order reached the shopper or will, the rest of what was paid, the delivery with it.
 */
export function owedForPieces(parts: PaidOrder, gone: readonly Piece[]): number {
  const { sum, others, left } = besides(parts, gone);
  return Math.max(0, others.every(isGone) ? left : Math.min(left, sum));
}

/**
 * The same for pieces that came back (docs/decisions D560): the delivery, which was done, stays paid, unless
 * `withDelivery` and nothing of the order is kept.
 */
export function owedForReturned(
  parts: PaidOrder,
  back: readonly Piece[],
  { withDelivery }: { withDelivery: boolean },
): number {
  const { sum, others, left } = besides(parts, back);
  const isNothingKept = others.every((one) => isGone(one) || isBack(one));
  return Math.max(0, Math.min(left, sum + (withDelivery && isNothingKept ? paidForDelivery(parts) : 0)));
}

/** What was paid for these pieces, what the others are, and what of the whole has not gone back for those. */
function besides(parts: PaidOrder, own: readonly Piece[]): { sum: number; others: PieceRow[]; left: number } {
  const paidFor = paidForPiece(parts);
  const names = new Set(own.map(nameOf));
  // What was exchanged has given its allocation to what was sent in its place.
  const others = parts.pieces.filter((one) => !names.has(nameOf(one)) && one.state !== 'exchanged');
  const returned = others.filter((one) => isGone(one) || isBack(one));
  return { sum: sumOf(own.map(paidFor)), others, left: parts.order.total_paise - sumOf(returned.map(paidFor)) };
}

function paidForDelivery({ order }: PaidOrder): number {
  const taxed = readPricing(order)?.delivery ?? [];
  if (taxed.length > 0) return sumOf(taxed.map(({ base, tax }) => base + sumOf(Object.values(tax))));
  const parts = readParts(order.parts).filter(({ kind }) => kind === 'shipping' || kind === 'shipping-discount');
  return sumOf(parts.map(({ amount }) => amount));
}

function isGone({ state }: PieceRow): boolean {
  return standsOf(state) === 'gone';
}

function isBack({ state }: PieceRow): boolean {
  return state === 'received' || state === 'refunded';
}

function nameOf({ line, piece }: Piece): string {
  return `${line}/${piece}`;
}

/** The place in its line of the piece that was bought, of which this one is or stands in for. */
function boughtAs(pieces: readonly PieceRow[], name: Piece): number {
  const { replaces } = pieces.find((one) => nameOf(one) === nameOf(name)) ?? { replaces: null };
  return replaces === null ? name.piece : boughtAs(pieces, { line: name.line, piece: replaces });
}
