import fc from 'fast-check';
import type { Act } from './act.ts';
import type { Paying } from './bank.ts';
import { before, race } from './crowds.ts';
import { folderAct, keeping } from './folder-acts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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
const method = fc.constantFrom(
  'card' as const,
  'card' as const,
  'plain' as const,
  'upi' as const,
  'on-delivery' as const,
  'to-confirm' as const,
);
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
const link = fc.record({ act: fc.constant('link' as const), order });
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
  { weight: 1, arbitrary: link },
  { weight: 2, arbitrary: owner },
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
    before,
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
