import { ASKED, DUE, FAILED, PAID_OUT, PENDING, SUCCEEDED, TO_CHECK } from './refund-states.ts';
import { returnNumberIn } from './refund-pieces.ts';
import { toAmountText } from '#lib/minor-units.ts';
import { nonEmpty } from '#lib/non-empty.ts';

export interface Money {
  amountPaise: number;
  currency: string;
}

/** Why money goes back of pieces that the shopper does not get, or has sent back. */
export type PieceReason = 'cancelled' | 'lost' | 'came-back' | 'returned';

/** Why money goes back, or may have to. */
export type RefundReason =
  | PieceReason
  /** Of an order that goes on. */
  | 'part-cancelled'
  /** What was left of an order, of which something was gone before. */
  | 'rest-cancelled'
  /** More than an order comes to by now, of which a part was called off while it was being paid. */
  | 'cancelled-before'
  | 'paid-twice'
  | 'paid-after'
  | 'on-its-way'
  | 'other-amount'
  /** By the owner's own decision, who noted why. */
  | 'owner'
  /** Made at the gateway's own pages, and reported by it. */
  | 'gateway';

/** What a refund's words are made of. */
export interface RefundFacts extends Money {
  reason: string;
  state: string;
  paymentId: string | null;
  note?: string | null | undefined;
  said?: string | null | undefined;
  pieces?: string | null | undefined;
  /** What was taken off for the way back. */
  feePaise?: number | undefined;
  /** What its payment was to bring. */
  due?: Money | undefined;
}

/** What is not sure to be owed. */
const CHECKS: readonly string[] = ['paid-after', 'on-its-way', 'other-amount'];

/** The state in which money of this reason begins. */
export function firstState(reason: string): string {
  return CHECKS.includes(reason) ? TO_CHECK : DUE;
}

/** The words of a refund in lists, mails, and where it begins in the history of its order. */
export function refundCause(facts: RefundFacts): string {
  const { reason, state, said } = facts;
  const prefix = PREFIXES[state] ?? PREFIXES[firstState(reason)] ?? '';
  const refused = said && (state === DUE || state === FAILED) ? ` (the gateway refused: ${said})` : '';
  return `${prefix}: ${refundReason(facts)}${refused}`;
}

/** Why money goes back, without how far it is. */
export function refundReason(facts: RefundFacts): string {
  return REASONS[facts.reason]?.(facts) ?? facts.reason;
}

const PREFIXES: Record<string, string> = {
  [DUE]: 'refund due',
  [TO_CHECK]: 'check for a refund',
  [ASKED]: 'refund asked for',
  [PENDING]: 'refund on its way',
  [SUCCEEDED]: 'refunded',
  [PAID_OUT]: 'refunded',
  [FAILED]: 'refund failed',
};

const REASONS: Record<string, (facts: RefundFacts) => string> = {
  cancelled: () => 'cancelled after it was paid',
  'part-cancelled': (facts) => `${moneyText(facts)} for a part, cancelled after it was paid`,
  'rest-cancelled': (facts) => `${moneyText(facts)} for the rest, cancelled after it was paid`,
  'cancelled-before': (facts) =>
    `${moneyText(facts)} of ${facts.paymentId ?? ''}, for a part that was cancelled before it came`,
  lost: (facts) => `${moneyText(facts)} for a parcel that was lost`,
  'came-back': (facts) => `${moneyText(facts)} for a parcel that came back`,
  returned: (facts) =>
    `${moneyText(facts)} for return ${returnNumberIn(facts) ?? ''}${facts.feePaise ? `, less ${toAmountText(facts.feePaise)} for its way back` : ''}`,
  'paid-twice': ({ paymentId }) => `paid by ${paymentId ?? ''} too`,
  'paid-after': ({ paymentId }) => `paid by ${paymentId ?? ''}, after the owner had confirmed the order`,
  'on-its-way': ({ paymentId }) => `paid by ${paymentId ?? ''}, when it had been sent to be paid on delivery`,
  'other-amount': (facts) =>
    `${facts.paymentId ?? ''} brought ${moneyText(facts)} where ${facts.due ? moneyText(facts.due) : 'another amount'} was due`,
  // Of an erased customer the note is empty.
  owner: ({ note }) => nonEmpty(note) ?? 'by the owner',
  gateway: () => "made at the gateway's own pages",
};

/** `1998.00 INR` */
export function moneyText({ amountPaise, currency }: Money): string {
  return `${toAmountText(amountPaise)} ${currency}`;
}
