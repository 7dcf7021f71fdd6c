import { OWNER_CAUSES, RETURN_CAUSES, SHOPPER_CAUSES } from '../owner-notes.ts';
import type { OrderNews } from '../../mail/order-news.ts';

/**
 * The states of a piece of an order, and where each stands on its way to the shopper. A piece begins when its order is
 * paid, or is to be paid on delivery; until then only the whole order can be cancelled.
 */
export const PIECE_STATES = {
  ordered: { stands: 'to send', means: 'waits to be packed' },
  packed: { stands: 'to send', means: 'lies in a parcel that has not left' },
  sent: { stands: 'on its way', means: 'has left in a parcel' },
  delivered: { stands: 'arrived', means: 'has reached the shopper' },
  'return-asked': { stands: 'arrived', means: 'is to go back, if the owner accepts that' },
  'return-accepted': { stands: 'arrived', means: 'is on its way back' },
  'return-refused': { stands: 'arrived', means: 'stays with the shopper, since its return was declined' },
  received: { stands: 'arrived', means: 'has come back' },
  refunded: { stands: 'arrived', means: 'has come back, and so has its money to the shopper' },
  exchanged: { stands: 'arrived', means: 'has come back, and another is sent in its place' },
  lost: { stands: 'gone', means: 'was lost on its way, and is not sent again' },
  refused: { stands: 'gone', means: 'came back with a parcel that nobody took' },
  cancelled: { stands: 'gone', means: 'was called off before it left' },
} as const satisfies Record<string, { stands: 'to send' | 'on its way' | 'arrived' | 'gone'; means: string }>;

export type PieceState = keyof typeof PIECE_STATES;

export type PieceActor = 'owner' | 'courier’s file' | 'shopper';

/**
 * What the shopper is told: of a whole order; of a part of it, where that is told in other words, and of the last part;
 * of what was to be paid on delivery; of what is exchanged, or withdrawn from by law.
 */
interface PieceMails {
  all: OrderNews;
  part?: OrderNews | undefined;
  rest?: OrderNews | undefined;
  unpaid?: OrderNews | undefined;
  exchange?: OrderNews | undefined;
  withdrawal?: OrderNews | undefined;
}

interface Transition {
  from: readonly PieceState[];
  to: PieceState;
  by: readonly PieceActor[];
  /** As the order's history says it. */
  cause: string;
  /** To the shopper. */
  mails?: PieceMails | undefined;
  /** Of a variant that is counted. */
  stock?: 'returned' | 'taken again' | undefined;
  /** What was paid for it goes back. */
  isOwed?: boolean | undefined;
}

/** Every change of a piece there is: whoever changes one names its row, which says whether it may. */
export const PIECE_TRANSITIONS = {
  pack: { from: ['ordered'], to: 'packed', by: ['owner'], cause: OWNER_CAUSES.pack },
  unpack: { from: ['packed'], to: 'ordered', by: ['owner'], cause: OWNER_CAUSES.unpack },
  ship: {
    from: ['ordered', 'packed'],
    to: 'sent',
    by: ['owner'],
    cause: OWNER_CAUSES.ship,
    mails: { all: 'shipped', part: 'shippedPart', rest: 'shippedRest', exchange: 'exchangeShipped' },
  },
  deliver: {
    from: ['sent'],
    to: 'delivered',
    by: ['owner', 'courier’s file'],
    cause: OWNER_CAUSES.deliver,
    mails: { all: 'delivered', part: 'deliveredPart', exchange: 'deliveredPart' },
  },
  resend: {
    from: ['sent'],
    to: 'ordered',
    by: ['owner'],
    cause: OWNER_CAUSES.resend,
    mails: { all: 'resent' },
    stock: 'taken again',
  },
  lose: {
    from: ['sent'],
    to: 'lost',
    by: ['owner'],
    cause: OWNER_CAUSES.lose,
    mails: { all: 'lost', unpaid: 'lostUnpaid' },
    isOwed: true,
  },
  refuse: {
    from: ['sent'],
    to: 'refused',
    by: ['owner'],
    cause: OWNER_CAUSES.refuse,
    mails: { all: 'returned', part: 'returnedPart', unpaid: 'refused', exchange: 'returnedPart' },
    stock: 'returned',
    isOwed: true,
  },
  cancel: {
    from: ['ordered', 'packed'],
    to: 'cancelled',
    by: ['owner'],
    cause: OWNER_CAUSES.cancel,
    mails: { all: 'cancelled' },
    stock: 'returned',
    isOwed: true,
  },
  callOff: {
    from: ['ordered'],
    to: 'cancelled',
    by: ['shopper'],
    cause: SHOPPER_CAUSES.callOff,
    mails: { all: 'cancelled', part: 'cancelledPart' },
    stock: 'returned',
    isOwed: true,
  },
  arrive: { from: ['sent'], to: 'delivered', by: ['shopper'], cause: SHOPPER_CAUSES.arrive },
  askReturn: {
    from: ['delivered'],
    to: 'return-asked',
    by: ['shopper'],
    cause: SHOPPER_CAUSES.askReturn,
    mails: { all: 'returnAsked', exchange: 'exchangeAsked', withdrawal: 'withdrawn' },
  },
  acceptReturn: {
    from: ['return-asked'],
    to: 'return-accepted',
    by: ['owner'],
    cause: OWNER_CAUSES.acceptReturn,
    mails: { all: 'returnAccepted' },
  },
  declineReturn: {
    from: ['return-asked'],
    to: 'return-refused',
    by: ['owner'],
    cause: OWNER_CAUSES.declineReturn,
    mails: { all: 'returnDeclined' },
  },
  receive: {
    from: ['return-asked', 'return-accepted'],
    to: 'received',
    by: ['owner'],
    cause: OWNER_CAUSES.receive,
    mails: { all: 'returnReceived', exchange: 'exchangeReceived' },
    stock: 'returned',
    isOwed: true,
  },
  receiveUnfit: {
    from: ['return-asked', 'return-accepted'],
    to: 'received',
    by: ['owner'],
    cause: OWNER_CAUSES.receiveUnfit,
    mails: { all: 'returnReceived', exchange: 'exchangeReceived' },
    isOwed: true,
  },
  exchange: { from: ['received'], to: 'exchanged', by: ['owner'], cause: RETURN_CAUSES.exchange },
  refund: { from: ['received'], to: 'refunded', by: ['owner'], cause: RETURN_CAUSES.refund },
} as const satisfies Record<string, Transition>;

export type PieceTransition = keyof typeof PIECE_TRANSITIONS;

export function pieceTransition(name: PieceTransition): Transition {
  return PIECE_TRANSITIONS[name];
}

/** Which mail tells of a change; undefined: none does. */
export function mailOf(
  name: PieceTransition,
  {
    isWhole = true,
    isRest = false,
    isUnpaid = false,
    kind,
  }: { isWhole?: boolean; isRest?: boolean; isUnpaid?: boolean; kind?: 'exchange' | 'withdrawal' | undefined },
): OrderNews | undefined {
  const mails: Partial<PieceMails> = pieceTransition(name).mails ?? {};
  const { all, part = all, rest = part, unpaid = all } = mails;
  if (kind !== undefined) return mails[kind] ?? all;
  if (isUnpaid && unpaid !== all) return unpaid;
  if (isWhole) return all;
  return isRest ? rest : part;
}

/** May a piece in this state be changed so? */
export function mayChange(name: PieceTransition, state: string): boolean {
  return pieceTransition(name).from.some((from) => from === state);
}

/** Undefined for a state that this program does not know. */
export function standsOf(state: string): (typeof PIECE_STATES)[PieceState]['stands'] | undefined {
  return (PIECE_STATES as Partial<Record<string, (typeof PIECE_STATES)[PieceState]>>)[state]?.stands;
}
