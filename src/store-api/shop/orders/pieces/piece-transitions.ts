import { OWNER_CAUSES, RETURN_CAUSES, SHOPPER_CAUSES } from '../owner-notes.ts';
import type { PieceReason } from '../refunds/refund-causes.ts';
import type { OrderNews } from '../../mail/order-news.ts';
import type { PieceState } from './piece-states.ts';

export type PieceActor = 'owner' | 'courier’s file' | 'shopper' | 'gateway';

/**
 * What the shopper is told: of a whole order; of a part of it, where that is told in other words, and of the last part;
 * of what was to be paid on delivery, all or a part of it; of what is exchanged, or withdrawn from by law.
 */
interface PieceMails {
  all: OrderNews;
  part?: OrderNews | undefined;
  rest?: OrderNews | undefined;
  unpaid?: OrderNews | undefined;
  unpaidPart?: OrderNews | undefined;
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
  /** What was paid for it goes back, for this reason. */
  owed?: PieceReason | undefined;
  /** Charges for what leaves, or takes that back. */
  document?: 'invoice' | 'credit note' | 'credit note, less the way back' | undefined;
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
    document: 'invoice',
  },
  deliver: {
    from: ['sent'],
    to: 'delivered',
    by: ['owner', 'courier’s file'],
    cause: OWNER_CAUSES.deliver,
    mails: { all: 'delivered', part: 'deliveredPart', rest: 'deliveredRest' },
  },
  ready: {
    from: ['ordered', 'packed'],
    to: 'ready',
    by: ['owner'],
    cause: OWNER_CAUSES.ready,
    mails: { all: 'ready' },
  },
  pickUp: {
    // What an order was sent as, before orders knew of pick-up, is fetched all the same.
    from: ['ordered', 'packed', 'ready', 'sent'],
    to: 'delivered',
    by: ['owner', 'courier’s file'],
    cause: OWNER_CAUSES.pickUp,
    mails: { all: 'pickedUp' },
    document: 'invoice',
  },
  resend: {
    from: ['sent'],
    to: 'ordered',
    by: ['owner'],
    cause: OWNER_CAUSES.resend,
    mails: { all: 'resent' },
    stock: 'taken again',
    document: 'credit note',
  },
  lose: {
    from: ['sent'],
    to: 'lost',
    by: ['owner'],
    cause: OWNER_CAUSES.lose,
    mails: { all: 'lost', unpaid: 'lostUnpaid' },
    owed: 'lost',
    document: 'credit note',
  },
  refuse: {
    from: ['sent'],
    to: 'refused',
    by: ['owner'],
    cause: OWNER_CAUSES.refuse,
    mails: { all: 'returned', part: 'returnedPart', unpaid: 'refused', exchange: 'returnedPart' },
    stock: 'returned',
    owed: 'came-back',
    document: 'credit note',
  },
  cancel: {
    from: ['ordered', 'packed', 'ready'],
    to: 'cancelled',
    by: ['owner'],
    cause: OWNER_CAUSES.cancel,
    mails: { all: 'cancelled', part: 'cancelledPart', unpaidPart: 'cancelledPartUnpaid' },
    stock: 'returned',
    owed: 'cancelled',
  },
  callOff: {
    from: ['ordered'],
    to: 'cancelled',
    by: ['shopper'],
    cause: SHOPPER_CAUSES.callOff,
    mails: { all: 'cancelled', part: 'cancelledPart', unpaidPart: 'cancelledPartUnpaid' },
    stock: 'returned',
    owed: 'cancelled',
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
    owed: 'returned',
    document: 'credit note, less the way back',
  },
  receiveUnfit: {
    from: ['return-asked', 'return-accepted'],
    to: 'received',
    by: ['owner'],
    cause: OWNER_CAUSES.receiveUnfit,
    mails: { all: 'returnReceived', exchange: 'exchangeReceived' },
    owed: 'returned',
    document: 'credit note, less the way back',
  },
  exchange: { from: ['received'], to: 'exchanged', by: ['owner'], cause: RETURN_CAUSES.exchange },
  refund: { from: ['received'], to: 'refunded', by: ['owner', 'gateway'], cause: RETURN_CAUSES.refund },
  // The gateway took back that it had returned its money.
  oweAgain: { from: ['refunded'], to: 'received', by: ['gateway'], cause: RETURN_CAUSES.oweAgain },
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
  const { all, part = all, rest = part, unpaid = all, unpaidPart } = mails;
  const ofKind = kind && mails[kind];
  if (ofKind) return ofKind;
  if (isUnpaid && !isWhole && unpaidPart) return unpaidPart;
  if (isUnpaid && unpaid !== all) return unpaid;
  if (isWhole) return all;
  return isRest ? rest : part;
}

/** May a piece in this state be changed so? */
export function mayChange(name: PieceTransition, state: string): boolean {
  return pieceTransition(name).from.some((from) => from === state);
}
