import type { TotalRow } from '../pricing/total-rows.ts';

export interface QuantityLine {
  what: string;
  quantity: number;
}

/** An instant in the store's time zone, which follows. */
export interface Moment {
  moment: string;
  timeZone: string;
}

export interface OrderWay {
  label: string;
  days?: string | undefined;
  pickUp?: boolean | undefined;
  /** Where and when it can be picked up. */
  at?: string | undefined;
}

/** A return of an order in a mail about it. */
export interface ReturnFacts {
  number: number;
  lines: QuantityLine[];
  isWithdrawal?: boolean | undefined;
  /** When it was asked for, in the store's time zone, which follows. */
  askedAt: string;
  timeZone: string;
  /** Where it is to be sent. */
  sendTo?: string | undefined;
  /** Within how many days of a withdrawal. */
  sendWithin?: number | undefined;
  /** Who pays its way, where the store says so and takes no fee. */
  paysWayBack?: 'store' | 'shopper' | undefined;
  /** What its way back costs, and what the shopper gets back. */
  fee?: string | undefined;
  refund?: string | undefined;
}

/** The facts of an order in a mail. They hold no text of the shopper, whose address may be somebody else's. */
export interface OrderFacts {
  shop: string;
  /** By which people call the order: its number, or its id while it has none. */
  id: string;
  /** Those that a command of the owner's needs, such as ` --store ID` where the shop is not the default one. */
  options: string;
  /** What was bought, and how many pieces of it were cancelled while the rest goes on. */
  lines: { what: string; quantity: number; price: string; cancelled: number }[];
  total: string;
  /** What is to be paid when it comes, where it is paid like that. */
  toPayOnDelivery?: string | undefined;
  /** What stands below the lines, the total last. */
  totals: TotalRow[];
  /** What of it has gone back. */
  refunded?: string | undefined;
  shipsFree: boolean;
  /** How it comes, and between which days, where the store said so. */
  delivery?: OrderWay | undefined;
  /** What was sent: carrier and tracking number, and the carrier's page of it. */
  parcels: { name: string; hasNumber: boolean; link?: string | undefined }[];
  /** Where the mail is about one parcel of several: what is in it, and what of the order has not arrived besides. */
  parcel?: { lines: QuantityLine[]; follows: QuantityLine[] } | undefined;
  /** Where the mail is about pieces that were called off, or that the shopper sends back. */
  cancelled?: QuantityLine[] | undefined;
  /** When its shopper called it off, where that is a withdrawal by law, whose receipt the mail is. */
  withdrawn?: Moment | undefined;
  /** What the store owes for what was called off. */
  dueBack?: string | undefined;
  back?: ReturnFacts | undefined;
  /** The page that tracks the order; absent when no address of the shop can be trusted. */
  link?: string | undefined;
  /** The page that shows the order and acts, in place of the one that tracks it. */
  opens?: string | undefined;
  /** When it will be cancelled unless it is paid. */
  heldUntil?: Moment | undefined;
  /** The same page, in a mail that asks for its payment. */
  pay?: string | undefined;
  /** What confirms it, where the store asks for that. */
  confirm?: { link: string; hours: number } | undefined;
  /** Where its money is to be transferred to, and until which day, where that was chosen. */
  transfer?:
    { lines: readonly { label: string; value: string }[]; until: string; note?: string | undefined } | undefined;
  /** The owner's note on a shipment, or the reason of a cancellation. */
  note?: string | undefined;
}

/** What becomes of what a shopper calls off or sends back. */
export type ReturnNews =
  | 'cancelledPart'
  | 'cancelledPartUnpaid'
  | 'returnAsked'
  | 'exchangeAsked'
  | 'withdrawn'
  | 'returnAccepted'
  | 'returnDeclined'
  | 'returnReceived'
  | 'exchangeReceived'
  | 'exchangeShipped';

export type OrderNews =
  | 'placed'
  | 'paid'
  | 'collected'
  | 'toConfirm'
  | 'toPay'
  | 'reminder'
  | 'notFound'
  | 'toTransfer'
  | 'onDelivery'
  | 'shipped'
  | 'shippedPart'
  | 'shippedRest'
  | 'ready'
  | 'pickedUp'
  | 'tracking'
  | 'delivered'
  | 'deliveredPart'
  | 'deliveredRest'
  | 'resent'
  | 'lost'
  | 'lostUnpaid'
  | 'cancelled'
  | 'refused'
  | 'returned'
  | 'returnedPart'
  | 'link'
  | ReturnNews;

/** The first mail of an order. */
export const FIRST_NEWS: readonly OrderNews[] = ['placed', 'toPay'];

/** That ask for its payment. */
export const PAY_NEWS: readonly OrderNews[] = ['toPay', 'reminder', 'notFound'];

/** With which no days are promised: what they are about has come, or does not come. */
export const FINAL_NEWS: readonly OrderNews[] = [
  'collected',
  'pickedUp',
  'delivered',
  'deliveredPart',
  'deliveredRest',
  'lost',
  'lostUnpaid',
  'cancelled',
  'refused',
  'returned',
  'returnedPart',
  'returnAsked',
  'exchangeAsked',
  'withdrawn',
  'returnAccepted',
  'returnDeclined',
  'returnReceived',
  'exchangeReceived',
];
