import type { OrderRecord } from './order-record.ts';
import { isCancelled } from '#store-api/shop/orders/pieces/cancelled-pieces.ts';
import type { PieceName } from '#store-api/shop/orders/pieces/paid-for-pieces.ts';
import type { PieceState } from '#store-api/shop/orders/pieces/piece-states.ts';
import { statusName } from '#store-api/shop/orders/order-status.ts';
import { CANCELLED } from '#contract/order-status.ts';

/** By a return, or with a parcel that nobody took. */
const CAME_BACK: ReadonlySet<string> = new Set<PieceState>(['received', 'refunded', 'refused']);

/**
 * How many of some pieces that were bought are cancelled, and how many have come back, as cells that are empty where
 * none is. Of one that was exchanged it counts what became of the one that was sent in its place.
 */
export function endsOf({ status, pieces }: OrderRecord): (names: readonly PieceName[]) => Record<string, string> {
  // One that was not paid has no pieces: it is cancelled as a whole.
  const withoutPieces = status === statusName(CANCELLED) ? [{ state: 'cancelled' }] : [];
  return (names) => {
    const last = names.flatMap((name) => lastOf(pieces, name) ?? withoutPieces);
    return {
      Cancelled: counted(last.filter(isCancelled).length),
      Returned: counted(last.filter(({ state }) => CAME_BACK.has(state)).length),
    };
  };
}

function lastOf(pieces: OrderRecord['pieces'], { line, piece }: PieceName): { state: string } | undefined {
  const next = pieces.find((one) => one.line === line && one.replaces === piece);
  return next ? lastOf(pieces, next) : pieces.find((one) => one.line === line && one.piece === piece);
}

function counted(count: number): string {
  return count === 0 ? '' : String(count);
}
