import fc from 'fast-check';
import type { Act } from './act.ts';
import type { Step } from './door-acts.ts';
import type { ParcelAct } from './pieces/parcel-acts.ts';
import type { ReturnAct } from './pieces/return-acts.ts';

const DAY = 24 * 60 * 60_000;
type OfOrder = ParcelAct | ReturnAct | 'cancel' | 'refunded' | 'keep';

const step = (...acts: Act[]): Step => ({ wait: 0, acts });
const on = (act: OfOrder, order = 0): Act => ({ act, order });
/** Each when the one before is done. */
const each = (...acts: OfOrder[]): Step[] => acts.map((act) => step(on(act)));
const after = (wait: number, ...acts: Act[]): Step => ({ wait, acts });
const release: Act = { act: 'release' };
const there = (what: 'a part' | 'all'): Step => step({ act: 'give back there', charge: 0, what, tells: true });
const give = (what: 'due' | 'a part' | 'a piece' | 'part of a piece'): Step =>
  step({ act: 'give back', order: 0, what, way: 'at once', isLost: false });
const told: Act = { act: 'decide', charge: 0, status: 'paid', paying: 'due', isLost: false, tells: true };

/** Of two pieces less than what one was paid for is left. */
const SPENT = [give('a part'), give('part of a piece'), give('part of a piece')];
/** What is wanted in exchange is held no more, and somebody else buys the last of it. */
const soldOut = (variants: number[]): Step[] => [
  ...each('exchange'),
  after(15 * DAY, release),
  ...variants.map((one) => step({ act: 'place', shopper: 2, variants: [one], quantity: 2, isFetched: false })),
  step(on('receive', 2), on('receive', 1)),
];
/** Of what has arrived, and what becomes of it when days have passed: nothing is held for ever, or returned so late. */
const LATE: Step[][] = [
  [...each('exchange', 'accept'), after(15 * DAY, release, on('receive')), ...each('receive', 'ship', 'deliver')],
  [...each('exchange'), after(15 * DAY, release), ...each('receive')],
  [...each('exchange'), after(15 * DAY, release), ...each('decline')],
  [...each('exchange'), after(2 * DAY, release, on('receive')), ...each('receive')],
  soldOut([1]),
  soldOut([1]),
  soldOut([0, 1]),
  [after(70 * DAY, on('ask back')), ...each('receive')],
  [after(70 * DAY, on('exchange')), ...each('ask back', 'receive')],
];
/** Of what has arrived. */
const BACK: Step[][] = [
  [...each('ask back', 'decline', 'decline', 'receive', 'ask back', 'accept')],
  [...each('ask back', 'ask all back', 'accept', 'accept', 'receive', 'receive'), give('due')],
  [...each('ask back', 'receive'), there('all'), give('due')],
  [...each('ask back', 'receive'), there('a part'), there('all')],
  [give('part of a piece'), give('part of a piece'), ...each('ask all back', 'receive'), give('due')],
  [give('a piece'), ...each('ask all back', 'receive', 'refunded')],
  [...each('ask back', 'receive', 'keep', 'ask back', 'receive'), give('due')],
];
/** Of what is paid and has not left. */
const BEFORE: Step[][] = [
  [give('a part'), ...each('cancel'), give('due')],
  [give('a part'), ...each('pack', 'unpack', 'cancel')],
  [give('a part'), give('a part'), ...each('pack part', 'unpack', 'address', 'cancel'), give('due')],
  [there('a part'), ...each('cancel'), give('due')],
  [...each('cancel'), there('a part'), give('due')],
  [...each('call off part'), there('all'), ...each('ship')],
  [...each('ship part', 'lost'), there('all'), ...each('cancel')],
  [...each('call off part'), give('due'), ...each('pack', 'call off part', 'cancel'), give('due')],
  [...each('ship part', 'lost', 'cancel'), give('due'), ...each('refunded')],
  [...each('ship part', 'ship part', 'ship part', 'ship part', 'ship'), step(on('deliver'), on('refused'))],
  [...each('ready', 'ship', 'resend', 'resend', 'ship', 'resend'), give('due')],
  [...each('pack', 'unpack', 'unpack', 'pack part', 'unpack', 'ready', 'cancel')],
  [{ ...step(on('cancel')), counts: true }],
  [{ ...step(on('call off part')), counts: true }, ...each('call off')],
  [...each('ship part', 'lost', 'keep', 'ship part', 'lost'), give('due')],
  // A part of a piece is left when one is lost, and others are still to come.
  [...SPENT, ...each('ship part', 'lost'), give('due')],
  [give('part of a piece'), ...each('ship'), give('part of a piece'), ...each('lost'), give('due')],
];

/** What becomes of several pieces that are bought and paid, of a kind that seldom comes by itself. */
export function rareWays(buying: fc.Arbitrary<Act[]>): fc.Arbitrary<Step[]> {
  const sent = each('ship', 'deliver');
  return fc
    .tuple(
      buying,
      fc.oneof(
        fc.constantFrom(...LATE).map((steps) => [...sent, ...steps]),
        fc.constantFrom(...BACK).map((steps) => [...sent, ...steps]),
        fc.constantFrom(...BEFORE),
        fc.constantFrom(...BEFORE),
      ),
    )
    .map(([bought, steps]) => [...bought.map((act) => step(act)), ...steps]);
}

const singleOf = (shopper: number): Act => ({ act: 'place', shopper, variants: [3], quantity: 1, isFetched: false });
const single = step(singleOf(2));
const pay = (method: 'plain' | 'on-delivery' | 'to-confirm' | 'card' | 'upi'): Step =>
  step({ act: 'pay', order: 0, method });

/** What becomes of an order with the code, also when it expires as its payment is chosen. */
export const ofCode = fc.constantFrom<Step[]>(
  [single, pay('plain'), ...each('cancel'), step(told)],
  [single, pay('plain'), ...each('cancel'), step(told), give('due')],
  [single, after(25 * 60 * 60_000, { act: 'expire' }), pay('card')],
  [single, after(25 * 60 * 60_000, { act: 'expire' }, ...pay('on-delivery').acts)],
  [single, after(25 * 60 * 60_000, { act: 'expire' }, ...pay('to-confirm').acts)],
  [single, after(25 * 60 * 60_000, { act: 'expire' }, ...pay('card').acts)],
  [single, pay('on-delivery'), ...each('ship', 'refused')],
  // The reconciler looks, and then the order needs no page any more.
  [single, pay('card'), after(3 * 60_000, { act: 'reconcile' }, on('cancel'))],
  [single, pay('card'), after(3 * 60_000, { act: 'reconcile' }, on('cancel'), release)],
  [step(singleOf(1), singleOf(1))],
  [single, pay('plain'), pay('upi'), step({ act: 'confirm', order: 0, why: 'seen' }), step(told)],
  [step(singleOf(1), singleOf(1)), step(singleOf(2), singleOf(2))],
  [step(singleOf(2), singleOf(2), singleOf(2))],
  [single, pay('on-delivery'), ...each('refused', 'ship', 'refused')],
);
