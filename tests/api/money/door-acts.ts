import fc from 'fast-check';
import type { Act } from './act.ts';
import type { ParcelAct } from './pieces/parcel-acts.ts';
import type { ReturnAct } from './pieces/return-acts.ts';

const MINUTE = 60_000;

/** What is done side by side, and so long after what was before. */
export interface Step {
  wait: number;
  /** The owner begins to count what was not counted before. */
  counts?: boolean;
  acts: Act[];
}

const on = (act: 'link' | 'paid' | 'cancel' | ParcelAct | ReturnAct): Act => ({ act, order: 0 });
const pay = (method: 'on-delivery' | 'to-confirm' | 'bank-transfer' | 'plain' | 'card'): Act => ({
  act: 'pay',
  order: 0,
  method,
});
const told: Act = { act: 'decide', charge: 0, status: 'paid', paying: 'due', isLost: false, tells: true };
const byOwner: Act = { act: 'confirm', order: 0, why: 'other money' };
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
  [step(byOwner), step(on('link'))],
  [step(byOwner), step(on('ship')), step(on('paid'))],
  [step(on('cancel')), step(on('link'))],
  [step(byOwner), step(on('cancel')), step(on('link'))],
  [step(byOwner, on('link'))],
  [late(expire)],
  [late(on('link'))],
  [late(expire, on('link')), step(on('link'))],
  [late(expire, on('link'), byOwner)],
  [step(pay('card')), step(on('link'))],
  [step(pay('plain')), step(byOwner)],
  [step(pay('plain')), step(told, on('link'))],
  [step(pay('plain')), step(told), step(on('link'))],
);
const chosen = fc.constantFrom<Step[]>(
  [step(on('ship')), step(on('paid'))],
  [step(on('ship')), step(on('paid'), on('refused'))],
  [step(on('ship')), step(on('refused')), placeAgain, step(pay('on-delivery'))],
  [step(on('ship'), on('cancel'))],
  [step(on('ship part')), step(on('ship'))],
  [step(on('call off part')), step(on('call off'))],
  [step(on('pack part')), step(on('call off part')), step(on('call off'))],
  [step(on('ship')), step(on('ask back')), step(on('deliver')), step(on('paid'))],
  [
    step(on('ship')),
    step(on('deliver')),
    step(on('ask back')),
    step(on('receive')),
    step(on('paid')),
    step(on('receive')),
  ],
  [step(pay('plain')), step(told, on('ship'))],
);

const DAY = 24 * 60 * MINUTE;
const transferred = fc.constantFrom<Step[]>(
  [step(byOwner)],
  [step(byOwner, on('cancel'))],
  [step(on('cancel'), pay('bank-transfer'))],
  [{ wait: 1.05 * DAY, acts: [expire] }],
  [{ wait: 1.05 * DAY, acts: [expire] }, step(byOwner)],
  [{ wait: 1.05 * DAY, acts: [expire, expire] }],
  [{ wait: 1.05 * DAY, acts: [expire, byOwner] }],
  [{ wait: 1.01 * DAY, acts: [expire] }, step(byOwner)],
  [step(pay('plain')), step(told, byOwner)],
  [step(pay('plain')), step(told)],
  [step(pay('plain'), pay('bank-transfer')), step(told)],
  [step(pay('on-delivery')), step(on('ship')), step(on('paid'))],
  [step(pay('to-confirm')), step(on('link'), expire)],
);

/** Its fee is charged once, whatever is sent for it. */
const exchanged: Step[] = [
  step({ act: 'place', shopper: 2, variants: [0], quantity: 2, isFetched: false }),
  step(pay('on-delivery')),
  ...(['ship', 'paid', 'deliver', 'exchange', 'receive', 'ship', 'deliver'] as const).map((act) => step(on(act))),
];

/** An order that is to be paid at the door, with a confirmation or without, or by transfer, until it is settled. */
export const atTheDoor: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(exchanged) },
  { weight: 6, arbitrary: transferred.map((steps) => [place, step(pay('bank-transfer')), ...steps]) },
  { weight: 5, arbitrary: asked.map((steps) => [place, step(pay('to-confirm')), ...steps]) },
  { weight: 5, arbitrary: chosen.map((steps) => [placeAgain, step(pay('on-delivery')), ...steps]) },
);
