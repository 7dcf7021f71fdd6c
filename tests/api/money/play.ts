import fc from 'fast-check';
import { folderAct, type FolderAct, keeping } from './folder-acts.ts';
import type { Paying } from './bank.ts';
import { REFUND_RACES, refundsAfter, refundAct, type RefundAct } from './refund-acts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What somebody does; `order` and `charge` count from the latest. A shopper of 2 has never been here. */
export type Act =
  | { act: 'place'; shopper: number; variants: number[]; quantity: number }
  | { act: 'pay'; order: number; method: Way }
  | { act: 'decide'; charge: number; status: 'paid' | 'failed'; paying: Paying; isLost: boolean; tells: boolean }
  | { act: 'tell'; charge: number; times: number }
  | { act: 'confirm'; order: number; why: 'seen' | 'other money' | 'seen, forced' }
  | { act: 'cancel' | 'ship' | 'refunded' | 'paid' | 'refused'; order: number }
  | RefundAct
  | { act: 'reconcile' | 'expire' | 'import' }
  | FolderAct;

type Way = 'card' | 'plain' | 'upi' | 'on-delivery';

/** Acts side by side, after some time has passed. */
interface Phase {
  wait: number;
  bankIsAway: boolean;
  /** The owner begins to count the caps before. */
  counts: boolean;
  /** The owner writes the figures that there are into the folder, and applies it, before. */
  writesStock: boolean;
  acts: Act[];
}

export interface Play {
  seed: number;
  phases: Phase[];
}

const order = fc.constantFrom(0, 0, 0, 1, 2);
const charge = fc.constantFrom(0, 0, 1, 2);
const method = fc.constantFrom<Way[]>('card', 'card', 'plain', 'upi', 'on-delivery');
const place = fc.record({
  act: fc.constant('place' as const),
  shopper: fc.constantFrom(0, 1, 2, 2),
  variants: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 2 }),
  quantity: fc.constantFrom(1, 2),
});
const pay = fc.record({ act: fc.constant('pay' as const), order, method });
const decide = fc.record({
  act: fc.constant('decide' as const),
  charge,
  status: fc.constantFrom('paid' as const, 'paid' as const, 'failed' as const),
  paying: fc.constantFrom<Paying[]>('due', 'due', 'due', 'less', 'other currency'),
  isLost: fc.constantFrom(false, false, true),
  tells: fc.boolean(),
});
const tell = fc.record({ act: fc.constant('tell' as const), charge, times: fc.constantFrom(1, 2) });
const confirm = fc.record({
  act: fc.constant('confirm' as const),
  order,
  why: fc.constantFrom('seen' as const, 'seen' as const, 'other money' as const, 'seen, forced' as const),
});
const owner = fc.record({
  act: fc.constantFrom(
    'cancel' as const,
    'cancel' as const,
    'ship' as const,
    'refunded' as const,
    'paid' as const,
    'refused' as const,
  ),
  order,
});
const job = fc.record({
  act: fc.constantFrom('reconcile' as const, 'expire' as const, 'expire' as const, 'import' as const),
});

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: place },
  { weight: 3, arbitrary: pay },
  { weight: 3, arbitrary: decide },
  { weight: 2, arbitrary: tell },
  { weight: 2, arbitrary: confirm },
  { weight: 2, arbitrary: owner },
  { weight: 6, arbitrary: refundAct },
  { weight: 3, arbitrary: job },
  { weight: 3, arbitrary: folderAct },
);
const wait = fc.constantFrom(0, 0, 3 * MINUTE, 40 * MINUTE, 2 * HOUR, 25 * HOUR);
const rarely = fc.constantFrom(false, false, false, true);
const phase = fc.record({
  wait,
  bankIsAway: rarely,
  counts: rarely,
  writesStock: rarely,
  acts: fc.array(act, { minLength: 1, maxLength: 5 }),
});

const paid: Act = { act: 'decide', charge: 0, status: 'paid', paying: 'due', isLost: false, tells: false };
const paidAndTold: Act = { ...paid, tells: true };
const oddAndTold: Act = { ...paidAndTold, paying: 'less' };
const lost: Act = { ...paid, isLost: true };
const declinedAndTold: Act = { ...paidAndTold, status: 'failed' };
const onDelivery: Act = { act: 'pay', order: 0, method: 'on-delivery' };
const cancel: Act = { act: 'cancel', order: 0 };
/** Pays at a page that is still open after its order was cancelled, and everybody was asked. */
const triedAgain: Act[] = [declinedAndTold, cancel, { act: 'reconcile' }, lost];
const twoRefunds: Act[] = [paidAndTold, { ...paidAndTold, charge: 1 }, cancel, { act: 'refunded', order: 0 }];
/** Paid online before it is sent. */
const paidInstead: Act[] = [onDelivery, { act: 'pay', order: 0, method: 'plain' }, paidAndTold];
/** Of a single piece, so with the code; of a variant that nobody counts. */
const buyAs = (shopper: number): Act => ({ act: 'place', shopper, variants: [3], quantity: 1 });
const ship: Act = { act: 'ship', order: 0 };
const refuse: Act = { act: 'refused', order: 0 };
const collect: Act = { act: 'paid', order: 0 };
/** Who refused a parcel orders again, and wants to pay at the door again. */
const refusedOnce: Act[] = [buyAs(0), onDelivery, ship, refuse, buyAs(0), onDelivery];
/** One parcel is on its way, and the order before it is the same shopper's. */
const oneOfTwoSent: Act[] = [buyAs(0), buyAs(0), onDelivery, ship];
/** Who meets whom where money, stock or a use of the code is at stake: they stand in most crowds. */
const race = fc.constantFrom<Act[][]>(
  [],
  [{ act: 'expire' }, paidAndTold],
  [{ act: 'expire' }, paidAndTold],
  [{ act: 'cancel', order: 0 }, paidAndTold],
  [{ act: 'expire' }, oddAndTold],
  [{ act: 'expire' }, { ...oddAndTold, paying: 'other currency' }],
  [{ act: 'expire' }, lost],
  [{ act: 'cancel', order: 0 }, lost],
  [{ act: 'confirm', order: 0, why: 'seen' }, lost],
  [
    { act: 'confirm', order: 0, why: 'seen' },
    { act: 'tell', charge: 0, times: 2 },
  ],
  [
    { act: 'confirm', order: 0, why: 'seen, forced' },
    { act: 'tell', charge: 0, times: 1 },
  ],
  [{ act: 'pay', order: 0, method: 'card' }, paidAndTold],
  [onDelivery, paidAndTold],
  [onDelivery, lost, ship],
  [onDelivery, { act: 'confirm', order: 0, why: 'other money' }, cancel],
  [buyAs(2), buyAs(2), buyAs(2)],
  [buyAs(0), buyAs(0)],
  [{ act: 'expire' }, buyAs(2), buyAs(2)],
  [cancel, buyAs(2), buyAs(2)],
  [refuse, { ...onDelivery, order: 1 }],
  [ship, collect, refuse],
  ...REFUND_RACES,
);

/**
 * An order, an attempt to pay it, perhaps money that nobody was told of, and then everybody at once; after that
 * anything.
 */
export const play: fc.Arbitrary<Play> = fc
  .record({
    seed: fc.nat(),
    first: place,
    age: fc.constantFrom(0, 25 * HOUR, 80 * HOUR),
    tries: fc.array(pay, { maxLength: 2 }),
    pause: fc.constantFrom(0, 3 * MINUTE, 40 * MINUTE),
    before: fc.constantFrom<Act[]>(
      [],
      [paid],
      [onDelivery],
      paidInstead,
      [onDelivery, ship],
      [onDelivery, ship, collect],
      refusedOnce,
      oneOfTwoSent,
      [lost],
      [declinedAndTold],
      [declinedAndTold, lost],
      [oddAndTold],
      triedAgain,
      twoRefunds,
      ...refundsAfter(paidAndTold),
    ),
    race,
    crowd: phase,
    kept: keeping<Act>(place),
    rest: fc.array(phase, { maxLength: 2 }),
  })
  .map(({ seed, first, age, tries, pause, before, race: meeting, crowd, kept, rest }) => {
    const calm = { wait: 0, bankIsAway: false, counts: false, writesStock: false };
    return {
      seed,
      phases: [
        { ...calm, acts: [first] },
        ...tries.map((one, index) => ({ ...calm, wait: index === 0 ? age : 0, acts: [one] })),
        ...before.map((one) => ({ ...calm, acts: [one] })),
        { ...crowd, wait: pause, acts: [...meeting, ...crowd.acts.slice(0, 3)] },
        ...kept.map((acts) => ({ ...calm, acts })),
        ...rest,
      ],
    };
  });
