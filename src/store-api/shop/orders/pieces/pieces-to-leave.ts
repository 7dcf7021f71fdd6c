import type { PieceState } from './piece-states.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';

const PACKED: PieceState = 'packed';

/**
 * What leaves in the next parcel unless its pieces are named, of those that are to be sent: what is packed, and where
 * nothing is, all of it, since nobody has to say that it is packed.
 */
export function piecesToLeave<Piece extends Pick<PieceRow, 'state'>>(toSend: readonly Piece[]): Piece[] {
  const packed = toSend.filter(({ state }) => state === PACKED);
  return packed.length > 0 ? packed : [...toSend];
}
