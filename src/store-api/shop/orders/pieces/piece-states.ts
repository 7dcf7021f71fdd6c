/**
 * The states of a piece of an order, and where each stands on its way to the shopper. A piece begins when its order is
 * paid, or is to be paid on delivery; until then only the whole order can be cancelled.
 */
export const PIECE_STATES = {
  ordered: { stands: 'to send', means: 'waits to be packed' },
  packed: { stands: 'to send', means: 'lies in a parcel that has not left' },
  sent: { stands: 'on its way', means: 'has left in a parcel' },
  ready: { stands: 'on its way', means: 'lies ready to be picked up' },
  delivered: { stands: 'arrived', means: 'has reached the shopper' },
  'return-asked': { stands: 'arrived', means: 'is to go back, if the owner accepts that' },
  'return-accepted': { stands: 'arrived', means: 'is on its way back' },
  'return-refused': { stands: 'arrived', means: 'stays with the shopper, since its return was declined' },
  received: { stands: 'arrived', means: 'has come back' },
  refunded: { stands: 'arrived', means: 'has come back, and so has its money to the shopper' },
  exchanged: { stands: 'arrived', means: 'has come back, and another is sent in its place' },
  lost: { stands: 'gone', means: 'was lost on its way, and is not sent again' },
  refused: { stands: 'gone', means: 'came back with a parcel that nobody took' },
  cancelled: { stands: 'gone', means: 'was called off before it left, or was not picked up' },
} as const satisfies Record<string, { stands: 'to send' | 'on its way' | 'arrived' | 'gone'; means: string }>;

export type PieceState = keyof typeof PIECE_STATES;

/** What was paid for it is with the piece that is sent in its place. */
export const EXCHANGED: PieceState = 'exchanged';

/** Undefined for a state that this program does not know. */
export function standsOf(state: string): (typeof PIECE_STATES)[PieceState]['stands'] | undefined {
  return (PIECE_STATES as Partial<Record<string, (typeof PIECE_STATES)[PieceState]>>)[state]?.stands;
}
