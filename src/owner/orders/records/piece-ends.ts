import type { OrderRecord } from './order-record.ts';
import { isCancelled } from '#store-api/shop/orders/pieces/cancelled-pieces.ts';
import type { PieceName } from '#store-api/shop/orders/pieces/paid-for-pieces.ts';
import type { PieceState } from '#store-api/shop/orders/pieces/piece-states.ts';
import { statusName } from '#store-api/shop/orders/order-status.ts';
import { CANCELLED } from '#contract/order-status.ts';

/** By a return or an exchange, or with a parcel that nobody took. */
const CAME_BACK: ReadonlySet<string> = new Set<PieceState>(['received', 'refunded', 'exchanged', 'refused']);

/**
 * How many of some pieces that were bought are cancelled, and how many have come back, as cells that are empty where
 * none is: each once, also one for which another was sent, whatever becomes of that (docs/decisions D687).
 */
export function endsOf({ status, pieces }: OrderRecord): (names: readonly PieceName[]) => Record<string, string> {
  // One that was not paid has no pieces: it is cancelled as a whole.
  const withoutPieces = status === statusName(CANCELLED) ? [{ state: 'cancelled' }] : [];
  return (names) => {
    const bought = names.flatMap((name) => pieces.find((one) => isSame(one, name)) ?? withoutPieces);
    return {
      Cancelled: counted(bought.filter(isCancelled).length),
      Returned: counted(bought.filter(({ state }) => CAME_BACK.has(state)).length),
    };
  };
}

function isSame(one: PieceName, other: PieceName): boolean {
  return one.line === other.line && one.piece === other.piece;
}

function counted(count: number): string {
  return count === 0 ? '' : String(count);
}
