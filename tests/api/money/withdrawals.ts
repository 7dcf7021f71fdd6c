import fc from 'fast-check';
import type { Act } from './act.ts';
import type { Step } from './door-acts.ts';
import type { ParcelAct } from './pieces/parcel-acts.ts';
import type { ReturnAct } from './pieces/return-acts.ts';

type OfOrder = ParcelAct | ReturnAct | 'cancel' | 'paid';

const step = (act: Act): Step => ({ wait: 0, acts: [act] });
/** Each when the one before is done. */
const each = (...acts: OfOrder[]): Step[] => acts.map((act) => step({ act, order: 0 }));
const give = (what: 'due' | 'a part' | 'part of a piece'): Step =>
  step({ act: 'give back', order: 0, what, way: 'at once', isLost: false });
const takenBack: Act = { act: 'take back', refund: 0, times: 1 };

/** Two of what nobody counts. */
const two = step({ act: 'place', shopper: 2, variants: [3], quantity: 2, isFetched: false });
const sized = step({ act: 'place', shopper: 2, variants: [0], quantity: 2, isFetched: false });
const byCard: Step[] = [
  step({ act: 'pay', order: 0, method: 'card' }),
  step({ act: 'decide', charge: 0, status: 'paid', paying: 'due', isLost: false, tells: true }),
];
const atTheDoor: Step[] = [step({ act: 'pay', order: 0, method: 'on-delivery' })];
const paid = fc.constantFrom(byCard, [step({ act: 'confirm', order: 0, why: 'other money' })]);

/** Of two pieces that are paid, and have not left. */
const OF_TWO: Step[][] = [
  [...each('ship', 'deliver', 'ask all back', 'receive'), give('due')],
  [...each('ship', 'deliver', 'ask all back', 'accept', 'receive unfit', 'receive'), give('due')],
  [...each('ship', 'deliver', 'ask back', 'receive', 'ask back', 'receive'), give('due'), give('due')],
  [...each('ship', 'ask back', 'ask back', 'receive', 'receive'), give('due'), step(takenBack), give('due')],
  [give('a part'), ...each('ship', 'deliver', 'ask all back', 'receive'), give('due')],
  [...each('call off part', 'ship', 'deliver', 'ask back', 'receive'), give('due')],
  [...each('ship part', 'deliver', 'ask back', 'receive', 'call off part'), give('due'), give('due')],
  [...each('ship part', 'deliver', 'ask back', 'receive', 'cancel part')],
  [...each('ship part', 'deliver', 'ask back', 'receive'), give('due'), ...each('ship', 'lost'), give('due')],
  [...each('ship part', 'ship', 'ask back', 'deliver', 'receive', 'refused')],
  [...each('ship part', 'lost', 'ship', 'deliver', 'ask back', 'receive'), give('due')],
  [...each('ship', 'deliver', 'return', 'receive', 'return', 'receive'), give('due')],
  [...each('ship', 'deliver', 'return', 'receive', 'ask back', 'receive'), give('due')],
  [...each('ship part', 'resend', 'ship', 'deliver', 'ask all back', 'receive')],
];
/** Of two that come in another size. */
const OF_SIZED: Step[][] = [
  [...each('ship', 'deliver', 'ask back', 'exchange', 'receive', 'receive', 'ship', 'deliver')],
  [...each('ship', 'deliver', 'ask back', 'receive', 'exchange', 'receive', 'call off part')],
  [...each('ship', 'deliver', 'exchange', 'receive', 'ship', 'lost', 'ask back', 'receive')],
  [...each('ship', 'deliver', 'exchange', 'exchange', 'receive', 'receive', 'call off part', 'call off part')],
  [...each('ship', 'deliver', 'exchange', 'receive', 'ship', 'deliver', 'ask back', 'receive', 'ask back', 'receive')],
];
/** Of what is paid at the door: the fee goes back too. */
const OF_DOOR: Step[][] = [
  [...each('ship', 'deliver', 'paid', 'ask all back', 'receive'), give('due')],
  [...each('ship', 'paid', 'ask back', 'receive', 'ask back', 'receive'), give('due')],
  [...each('call off part', 'ship', 'paid', 'deliver', 'ask back', 'receive'), give('part of a piece')],
];

/** Who withdraws from an order, by the piece or from all of it, beside what else becomes of its pieces. */
export const withdrawing: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(paid, fc.constantFrom(...OF_TWO)).map(([first, then]) => [two, ...first, ...then]) },
  {
    weight: 1,
    arbitrary: fc.tuple(paid, fc.constantFrom(...OF_SIZED)).map(([first, then]) => [sized, ...first, ...then]),
  },
  { weight: 1, arbitrary: fc.constantFrom(...OF_DOOR).map((then) => [two, ...atTheDoor, ...then]) },
);
