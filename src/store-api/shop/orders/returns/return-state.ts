import type { RETURN_STATES } from '#contract/orders/order-changes.ts';
import type { PieceState } from '../pieces/piece-states.ts';

type ReturnState = (typeof RETURN_STATES)[number];

/** The states of pieces, the one that says most of their return first. */
const SAYS: readonly (readonly [PieceState, ReturnState])[] = [
  ['return-asked', 'asked'],
  ['return-accepted', 'accepted'],
  ['received', 'received'],
  ['exchanged', 'received'],
  ['refunded', 'refunded'],
  ['return-refused', 'refused'],
];

/** Of pieces that are to come back, or may be. */
export const OPEN_RETURNS: readonly PieceState[] = ['return-asked', 'return-accepted'];

/** How far a return has come, by the states of its pieces: as far as the last of them. */
export function stateOfReturn(states: readonly string[]): ReturnState {
  return SAYS.find(([state]) => states.includes(state))?.[1] ?? 'asked';
}
