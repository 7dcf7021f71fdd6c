import { CANCELLED } from '#contract/order-status.ts';
import type { ActingLink } from './acting-link.ts';

/** The words of the owner's actions in the history of an order; each may be followed by a note. */
export const OWNER_CAUSES = {
  confirm: 'payment confirmed by the owner',
  notFound: 'no payment found by the reference',
  place: 'placed by the owner',
  confirmDelivery: 'confirmed by the owner, to be paid on delivery',
  pack: 'packed',
  unpack: 'unpacked',
  ship: 'shipped',
  deliver: 'delivered',
  ready: 'ready to be picked up',
  pickUp: 'picked up',
  resend: 'lost on its way, to be sent again',
  lose: 'lost on its way',
  address: 'address corrected by the owner',
  cancel: 'cancelled by the owner',
  tracking: 'tracking number corrected by the owner',
  collect: 'paid on delivery, by the word of the owner',
  refuse: 'refused at the door',
  settle: 'refund settled by the owner',
  acceptReturn: 'return accepted',
  declineReturn: 'return declined',
  receive: 'came back',
  receiveUnfit: 'came back, not fit for sale',
} as const;

/** Settles one refund of an order, whose place in the history follows (docs/decisions D322). */
export function settlingCause(position: number): string {
  return `${OWNER_CAUSES.settle} (${position})`;
}

/** What a shopper does to an order that is on its way or has come, in its history. */
export const SHOPPER_CAUSES = {
  callOff: 'cancelled by the shopper',
  reference: 'paid, by the word of the shopper, reference',
  arrive: 'arrived, by the word of the shopper',
  askReturn: 'return asked for',
} as const;

/** What follows from a return: another piece is to be sent, or its money is with the shopper. */
export const RETURN_CAUSES = { refund: 'settled', oweAgain: 'not settled after all', exchange: 'exchanged' } as const;

/** What is wanted in exchange is kept for its shopper, and can be sold again, in the history of stock. */
export const HOLD_CAUSES = { hold: 'held for an exchange', release: 'held for an exchange no more' } as const;

/** What befell a return of an order, as the history has it: `came back (return 1)`. */
export function causeOfReturn(cause: string, number: number): string {
  return `${cause} (return ${number})`;
}

/** What befell one parcel of several, as the history has it: `shipped (parcel 2)`. */
export function causeOfParcel(cause: string, number: number): string {
  return `${cause} (parcel ${number})`;
}

const NOTED = new RegExp(
  `^(?:${Object.values(OWNER_CAUSES).join('|')})(?: \\((?:parcel |return )?\\d+\\))?(?: \\(link mailed to [^()]*\\))?(?=: )`,
);

/** The cause as the history has it: `packed (link mailed to ravi@shop.example): a gift`. */
export function withNote(cause: string, note: string | undefined, link?: Pick<ActingLink, 'mailbox'>): string {
  const whose = causeByLink(cause, link);
  return note ? `${whose}: ${note}` : whose;
}

/** The same without a note. */
export function causeByLink(cause: string, link: Pick<ActingLink, 'mailbox'> | undefined): string {
  return link ? `${cause} (link mailed to ${link.mailbox})` : cause;
}

/** A cause of an order's history without what the owner noted, which may name a person. */
export function withoutNote(cause: string): string {
  return NOTED.exec(cause)?.[0] ?? cause;
}

/** A step of an order's history as it is read: what is cancelled while the order goes on is a part of it. */
export function readCause({ status, cause }: { status: number; cause: string }): string {
  return status !== CANCELLED && cause.startsWith('cancelled by ') ? `a part ${cause}` : cause;
}
