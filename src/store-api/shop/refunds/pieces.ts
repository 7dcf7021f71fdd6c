import type { Ledger } from './ledger.ts';
import { VOID } from '../orders/refunds/refund-states.ts';
import type { OrderParts } from '../orders/order-rows.ts';
import { type PieceName, paidForPieces } from '../orders/pieces/paid-for-pieces.ts';
import { standsOf } from '../orders/pieces/piece-states.ts';
import { sumOf } from '../pricing/sum.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';

/** The pieces that a refund is for, as it keeps them. */
export function piecesText(pieces: readonly PieceName[]): string {
  return JSON.stringify(pieces.map(({ line, piece }) => ({ line, piece })));
}

function named({ pieces }: { pieces: string | null }): PieceName[] {
  return JSON.parse(pieces ?? '[]') as PieceName[];
}

function isSame(one: PieceName): (other: PieceName) => boolean {
  return ({ line, piece }) => one.line === line && one.piece === piece;
}

/** The pieces of an order that no refund was for: those that have arrived first, which are those that come back. */
export function piecesLeft(pieces: readonly PieceRow[], { refunds }: Ledger): PieceRow[] {
  const taken = refunds.filter(({ state }) => !VOID.includes(state)).flatMap(named);
  const hasArrived = ({ state }: PieceRow) => Number(standsOf(state) === 'arrived');
  return pieces.filter((one) => !taken.some(isSame(one))).toSorted((one, other) => hasArrived(other) - hasArrived(one));
}

/** What was paid for these pieces, with their taxes: their own allocations, which never move. */
export function amountOfPieces(parts: OrderParts, pieces: readonly PieceName[]): number {
  return sumOf(pieces.map(paidForPieces(parts)));
}

/**
 * What is owed for pieces that the shopper does not get, of which `left` was paid and goes back nowhere yet: what was
 * paid for each of them, less what goes back for it already; and once nothing of the order reached the shopper or will,
 * all that is left, the delivery with it, but for what was not to be returned of pieces that were gone before.
 */
export function owedForPieces(
  parts: OrderParts,
  { refunds }: Ledger,
  { gone, left }: { gone: readonly PieceName[]; left: number },
): number {
  const paidFor = paidForPieces(parts);
  const unpaid = parts.pieces.map((piece) => ({ ...piece, amount: paidFor(piece) }));
  for (const refund of refunds.filter(({ state }) => !VOID.includes(state))) {
    let rest = refund.amount_paise;
    // Each piece of it in turn, as far as what was paid for it goes.
    for (const name of named(refund)) {
      const piece = unpaid.find(isSame(name));
      const given = Math.min(rest, piece?.amount ?? 0);
      rest -= given;
      if (piece) piece.amount -= given;
    }
  }
  const owed = (some: typeof unpaid) => sumOf(some.map(({ amount }) => amount));
  const own = unpaid.filter((piece) => gone.some(isSame(piece)));
  const others = unpaid.filter((piece) => !own.includes(piece));
  const isAllGone = others.every(({ state }) => standsOf(state) === 'gone');
  return isAllGone ? Math.max(0, left - owed(others)) : Math.min(left, owed(own));
}
