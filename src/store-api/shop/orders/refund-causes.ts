import { readAmountText, toAmountText } from '#lib/minor-units.ts';

interface Money {
  amountPaise: number;
  currency: string;
}

/** How the causes begin of money that is to be returned, and of money to look into. */
export const DUE = 'refund due';
export const TO_CHECK = 'check for a refund';

/** The words of such money in the history of an order. */
export const REFUND_CAUSES = {
  cancelled: `${DUE}: cancelled after it was paid`,
  paidToo: (attemptId: string) => `${DUE}: paid by ${attemptId} too`,
  paidAfterwards: (attemptId: string) => `${TO_CHECK}: paid by ${attemptId}, after the owner had confirmed the order`,
  paidOnItsWay: (attemptId: string) =>
    `${TO_CHECK}: paid by ${attemptId}, when it had been sent to be paid on delivery`,
  otherAmount: (attemptId: string, came: Money, due: Money) =>
    `${TO_CHECK}: ${attemptId} brought ${amount(came)} where ${amount(due)} was due`,
  parcelLost: (owed: Money) => `${DUE}: ${amount(owed)} for a parcel that was lost`,
  restCancelled: (owed: Money) => `${DUE}: ${amount(owed)} for the rest, cancelled after it was paid`,
  piecesCancelled: (owed: Money) => `${DUE}: ${amount(owed)} for a part, cancelled after it was paid`,
  returned: (owed: Money, number: number, fee: number) =>
    `${DUE}: ${amount(owed)} for return ${number}${fee > 0 ? `, less ${toAmountText(fee)} for its way back` : ''}`,
  parcelRefused: (owed: Money) => `${DUE}: ${amount(owed)} for a parcel that came back`,
};

function amount({ amountPaise, currency }: Money): string {
  return `${toAmountText(amountPaise)} ${currency}`;
}

/**
 * The attempt that brought the money, where the cause names one, and how much where something else was due or only a
 * part goes back.
 */
export function readRefundCause(cause: string): { attemptId?: string | undefined; came?: Money } {
  const [, wrong, rupees = '', currency = ''] = /: (\S+) brought (\S+) (\S+) where /.exec(cause) ?? [];
  const amountPaise = readAmountText(rupees);
  if (wrong !== undefined && amountPaise !== undefined) return { attemptId: wrong, came: { amountPaise, currency } };
  const [, owed = '', owedIn = ''] = /: (\S+) (\S+) for (?:a parcel|a part|the rest|return \d+)/.exec(cause) ?? [];
  const owedPaise = readAmountText(owed);
  if (owedPaise !== undefined) return { came: { amountPaise: owedPaise, currency: owedIn } };
  return { attemptId: /: paid by ([^\s,]+)/.exec(cause)?.[1] };
}

/** The number of the return that it is for; undefined where it is for something else. */
export function returnOfCause(cause: string): number | undefined {
  const [, number] = / for return (\d+)(?:,|$)/.exec(cause) ?? [];
  return number === undefined ? undefined : Number(number);
}
