import type { timesCalledOff } from '../pieces/pieces-of-world.ts';
import type { Refund } from '#store-api/shop/refunds/ledger.ts';

/** What befell an order, and how often. */
interface Told {
  /** Its history. */
  causes: readonly string[];
  /** Its refunds. */
  own: readonly Refund[];
  calledOff: ReturnType<typeof timesCalledOff>;
  placed: number;
  /** Online, or before it was sent. */
  paid: number;
  asked: number;
  chosen: number;
  /** A bank transfer was. */
  transferred: number;
  collected: number;
  /** As a whole, whoever did it. */
  ended: number;
  /** Money that was not expected. */
  checked: number;
}

/** Which mails about an order were not sent as often as they had to be, in sentences. */
export function brokenMails(
  about: readonly { subject: string }[],
  { causes, own, calledOff, placed, paid, asked, chosen, transferred, collected, ended, checked }: Told,
): string[] {
  const counts = (start: string) => causes.filter((cause) => cause.startsWith(start)).length;
  const inState = (...states: string[]) => own.filter(({ state }) => states.includes(state)).length;
  const resent = counts('lost on its way, to be sent again');
  // Said to be back, and then that it could not be returned.
  const isSaid = (words: string, number: number) =>
    causes.some((cause) => cause.startsWith(words) && cause.includes(` (${number})`));
  const takenBack = own.filter(({ position }) => isSaid('refunded ', position) && isSaid('refund failed', position));
  const each: [RegExp, number][] = [
    [/^Your order at /, placed],
    [/^We have your payment/, paid + collected],
    [/^Order .* is paid/, paid],
    [/^Please confirm your order/, asked],
    [/^How to pay for your order/, transferred],
    [/: please look for its payment /, counts('paid, by the word')],
    [/^We did not find your payment/, counts('no payment found')],
    [/^You pay on delivery/, chosen],
    [/^Order .* is to be paid on delivery/, chosen],
    [/is on its way$/, counts('shipped')],
    [/has arrived$/, counts('delivered')],
    [/is ready to be picked up$/, counts('ready to be picked up')],
    [/^You have picked up /, counts('picked up')],
    [/is sent again$/, resent],
    [/was lost on its way$/, counts('lost on its way') - resent],
    [/is cancelled$| came back to /, ended + calledOff.parts + counts('refused at the door')],
    [/: cancelled by its shopper$/, calledOff.paid],
    [
      /^We have your (return|exchange) request |^We have your withdrawal from |: return \d+$/,
      counts('return asked for') * 2,
    ],
    [/^How to send back/, counts('return accepted')],
    [/is declined$/, counts('return declined')],
    [/^Your return for order .* has arrived at |^The items you are exchanging for /, counts('came back')],
    [/: please look at its payment$/, checked],
    [/: please look at its refund$/, inState('failed') + own.filter(({ told_at }) => told_at !== null).length],
    [/^Your refund for order /, inState('succeeded', 'paid-out') + takenBack.length],
  ];
  return each.flatMap(([words, times]) => {
    const mailed = about.filter(({ subject }) => words.test(subject)).length;
    return mailed === times ? [] : [`${mailed} mails ${words}, not ${times}`];
  });
}
