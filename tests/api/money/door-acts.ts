import fc from 'fast-check';
import type { Act } from './act.ts';

const MINUTE = 60_000;

/** What is done side by side, and so long after what was before. */
export interface Step {
  wait: number;
  acts: Act[];
}

const on = (act: 'cancel' | 'ship' | 'paid' | 'refused' | 'link'): Act => ({ act, order: 0 });
const pay = (method: 'on-delivery' | 'to-confirm' | 'plain'): Act => ({ act: 'pay', order: 0, method });
const told: Act = { act: 'decide', charge: 0, status: 'paid', paying: 'due', isLost: false, tells: true };
const byOwner: Act = { act: 'confirm', order: 0, why: 'seen, forced' };
const expire: Act = { act: 'expire' };
const step = (...acts: Act[]): Step => ({ wait: 0, acts });
/** When the time to confirm is over. */
const late = (...acts: Act[]): Step => ({ wait: 40 * MINUTE, acts });
const placedBy = (shopper: number, quantity: number): Step =>
  step({ act: 'place', shopper, variants: [3], quantity, isFetched: false });
/** The same shopper's whenever it comes, without the code. */
const [place, placeAgain] = [placedBy(2, 2), placedBy(1, 2)];

const asked = fc.constantFrom<Step[]>(
  [step(on('link'))],
  [step(on('link'), on('link')), step(on('ship')), step(on('paid'), on('refused'))],
  [step(on('link'), byOwner), step(on('link'))],
  [step(on('link'), on('cancel')), step(on('link'))],
  [late(expire)],
  [late(expire, on('link')), step(on('link'))],
  [late(expire, on('link'), byOwner)],
  [step(pay('plain')), step(told, on('link'))],
  [step(pay('plain')), step(told), step(on('link'))],
);
const chosen = fc.constantFrom<Step[]>(
  [step(on('ship')), step(on('paid'))],
  [step(on('ship')), step(on('paid'), on('refused'))],
  [step(on('ship')), step(on('refused')), placeAgain, step(pay('on-delivery'))],
  [step(on('ship'), on('cancel'))],
  [step(pay('plain')), step(told, on('ship'))],
);

const DAY = 24 * 60 * MINUTE;
const byAct = (act: 'ship' | 'deliver' | 'exchange' | 'ask back' | 'accept' | 'receive', wait = 0): Step => ({
  wait,
  acts: [{ act, order: 0 }],
});
const release: Step = { wait: 15 * DAY, acts: [{ act: 'release' }, { act: 'receive', order: 0 }] };
/** Of several pieces that were bought and paid: what is wanted in exchange is not held for ever, nor returned so late. */
const slow = fc.constantFrom<Step[]>(
  [byAct('exchange'), byAct('accept'), release, byAct('receive'), byAct('ship'), byAct('deliver')],
  [byAct('exchange'), { ...release, acts: [{ act: 'release' }] }, byAct('receive')],
  [byAct('exchange'), { ...release, wait: 2 * DAY }, byAct('receive')],
  [byAct('ask back', 70 * DAY), byAct('receive')],
  [byAct('exchange', 70 * DAY), byAct('ask back'), byAct('receive')],
);

/** What has arrived, and what becomes of it when days have passed. */
export function muchLater(buying: fc.Arbitrary<Act[]>): fc.Arbitrary<Step[]> {
  return fc
    .tuple(buying, slow)
    .map(([bought, steps]) => [...bought.map((act) => step(act)), byAct('ship'), byAct('deliver'), ...steps]);
}

/** An order that is to be paid at the door, with a confirmation or without, until it is settled. */
export const atTheDoor: fc.Arbitrary<Step[]> = fc.oneof(
  asked.map((steps) => [place, step(pay('to-confirm')), ...steps]),
  chosen.map((steps) => [placeAgain, step(pay('on-delivery')), ...steps]),
);
