import { type Ledger, type Refund, standingRefunds } from './ledger.ts';
import type { OrderParts } from '../orders/order-rows.ts';
import { boughtAs, paidBesidePieces, paidForPieces, type PieceName } from '../orders/pieces/paid-for-pieces.ts';
import { EXCHANGED, standsOf } from '../orders/pieces/piece-states.ts';
import { isSamePiece, piecesIn } from '../orders/refunds/refund-pieces.ts';
import { sumOf } from '../pricing/sum.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';

/** The pieces of an order that no refund was for: those that have arrived first, which are those that come back. */
export function piecesLeft(pieces: readonly PieceRow[], ledger: Ledger): PieceRow[] {
  const taken = standingRefunds(ledger).flatMap(piecesIn);
  const isTaken = (one: PieceRow) => taken.some((name) => isSamePiece(boughtAs(pieces, name))(boughtAs(pieces, one)));
  const hasArrived = ({ state }: PieceRow) => Number(standsOf(state) === 'arrived');
  return pieces
    .filter((one) => one.state !== EXCHANGED && !isTaken(one))
    .toSorted((one, other) => hasArrived(other) - hasArrived(one));
}

/** Whether all that was paid for a piece goes back already, so that nothing is left for sending it back. */
export function isGivenBack(parts: OrderParts, ledger: Ledger): (piece: PieceName) => boolean {
  const refunds = standingRefunds(ledger);
  const named = refunds.flatMap(piecesIn).map((name) => boughtAs(parts.pieces, name));
  const paidFor = paidForPieces(parts);
  const { forPiece } = givenFor(parts, refunds);
  return (piece) => named.some(isSamePiece(boughtAs(parts.pieces, piece))) && forPiece(piece) >= paidFor(piece);
}

/** What was paid for these pieces, with their taxes: their own allocations, which never move. */
export function amountOfPieces(parts: OrderParts, pieces: readonly PieceName[]): number {
  return sumOf(pieces.map(paidForPieces(parts)));
}

/** What is owed for pieces of an order, of which `left` was paid and goes back nowhere yet. */
interface Owed {
  pieces: readonly PieceName[];
  left: number;
  /** They came back, as a return of the order. */
  back?: ReturnedFor | undefined;
  /** The order was withdrawn from: what was paid beside the pieces, for the delivery above all, goes back too. */
  isWithdrawn?: boolean | undefined;
}

export interface ReturnedFor {
  number: number;
  /** What its way back costs the shopper. */
  feePaise: number;
}

/**
 * What was paid for each of these pieces, less what goes back for it already. Of pieces that the shopper does not get:
 * once nothing of the order reached the shopper or will, all that is left, the delivery with it, but for what was not
 * to be returned of pieces that were gone before. Of pieces that came back (docs/decisions D560): less what their way
 * back costs; the delivery, which was done, and the fee stay paid, unless the order was withdrawn from.
 */
export function owedForPieces(
  parts: OrderParts,
  ledger: Ledger,
  { pieces, left, back, isWithdrawn = false }: Owed,
): number {
  const unpaid = unpaidPieces(parts, ledger);
  const owed = (some: typeof unpaid) => sumOf(some.map(({ amount }) => amount));
  const own = unpaid.filter((piece) => pieces.some(isSamePiece(piece)));
  const others = unpaid.filter((piece) => !own.includes(piece));
  if (!back && others.every(isGone)) return Math.max(0, left - owed(others));
  const beside = isWithdrawn ? paidBesidePieces(parts) : 0;
  return Math.max(0, Math.min(left, owed(own) + beside) - (back?.feePaise ?? 0));
}

/**
 * What was paid for each piece and goes back nowhere yet; what was exchanged has given that to what is in its place.
 */
function unpaidPieces(parts: OrderParts, ledger: Ledger): (PieceRow & { amount: number })[] {
  const paidFor = paidForPieces(parts);
  const { forPiece } = givenFor(parts, standingRefunds(ledger));
  return parts.pieces
    .filter(({ state }) => state !== EXCHANGED)
    .map((piece) => ({ ...piece, amount: paidFor(piece) - forPiece(piece) }));
}

/**
 * What these refunds give for a piece, each for its pieces in turn as far as what was paid for them goes, and what of
 * them is for none. A piece that was sent in exchange is in the place of what was bought.
 */
export function givenFor(
  parts: OrderParts,
  refunds: readonly Refund[],
): { forPiece: (name: PieceName) => number; noPiece: number } {
  const paidFor = paidForPieces(parts);
  const keyOf = (name: PieceName) => {
    const { line, piece } = boughtAs(parts.pieces, name);
    return `${line}/${piece}`;
  };
  const given = new Map<string, number>();
  let noPiece = 0;
  for (const refund of refunds) {
    let rest = refund.amount_paise;
    for (const name of piecesIn(refund)) {
      const before = given.get(keyOf(name)) ?? 0;
      const part = Math.min(rest, Math.max(0, paidFor(name) - before));
      given.set(keyOf(name), before + part);
      rest -= part;
    }
    noPiece += rest;
  }
  return { forPiece: (name) => given.get(keyOf(name)) ?? 0, noPiece };
}

/** It is with the shopper, or will be. */
export function isKept(piece: PieceRow): boolean {
  return piece.state !== EXCHANGED && !isGone(piece) && !isBack(piece);
}

function isGone({ state }: PieceRow): boolean {
  return standsOf(state) === 'gone';
}

function isBack({ state }: PieceRow): boolean {
  return state === 'received' || state === 'refunded';
}
