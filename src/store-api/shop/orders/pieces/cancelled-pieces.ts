import type { PieceState } from './piece-states.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { CANCELLED } from '#contract/order-status.ts';

const CALLED_OFF: PieceState = 'cancelled';

/** Was it cancelled, whatever became of the others? */
export function isCancelled({ state }: Pick<PieceRow, 'state'>): boolean {
  return state === CALLED_OFF;
}

/**
 * The pieces that were cancelled while the rest of the order goes on: of an order that is cancelled none, which says so
 * itself. Order pages, tracking and mails say the same by it.
 */
export function cancelledPieces<Piece extends Pick<PieceRow, 'state'>>(
  { status }: { status: number },
  pieces: readonly Piece[],
): Piece[] {
  return status === CANCELLED ? [] : pieces.filter(isCancelled);
}
