import fc from 'fast-check';
import type { Act } from './act.ts';
import { before, fetchedPaid, race, severalPaid } from './crowds.ts';
import { atTheDoor, type Step } from './door-acts.ts';
import { keeping } from './folder-acts.ts';
import { byLinks } from './links/link-ways.ts';
import { act, pay, place } from './one-act.ts';
import { fetched, parcelled } from './pieces/parcel-acts.ts';
import { returning } from './pieces/return-acts.ts';
import { ofCode, rareWays } from './rare-ways.ts';
import { givenAfter, givenBefore } from './refunds/refund-acts.ts';
import { withdrawing } from './withdrawals.ts';

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
  /** Withdrawal is law there. */
  isInUnion: boolean;
  seed: number;
  phases: Phase[];
}

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
    isInUnion: fc.boolean(),
    seed: fc.nat(),
    first: place,
    age: fc.constantFrom(0, 25 * HOUR, 80 * HOUR),
    tries: fc.array(pay, { maxLength: 2 }),
    pause: fc.constantFrom(0, 3 * MINUTE, 40 * MINUTE),
    before,
    race,
    crowd: phase,
    kept: keeping<Act>(place),
    sent: parcelled(fc.tuple(severalPaid, givenBefore).map((acts) => acts.flat())),
    given: givenAfter,
    aside: fc.oneof(
      {
        weight: 4,
        arbitrary: fetched<Act>(fetchedPaid).map((phases) => phases.map((acts): Step => ({ wait: 0, acts }))),
      },
      { weight: 6, arbitrary: atTheDoor },
      { weight: 8, arbitrary: rareWays(severalPaid) },
      { weight: 3, arbitrary: ofCode },
      { weight: 4, arbitrary: withdrawing },
    ),
    linked: byLinks,
    back: returning(fc.tuple(severalPaid, givenBefore).map((acts) => acts.flat())),
    refunded: givenAfter,
    rest: fc.array(phase, { maxLength: 2 }),
  })
  .map(
    ({
      isInUnion,
      seed,
      first,
      age,
      tries,
      pause,
      before,
      race: meeting,
      crowd,
      kept,
      sent,
      given,
      aside,
      rest,
      ...play
    }) => {
      const calm = { wait: 0, bankIsAway: false, counts: false, writesStock: false };
      return {
        isInUnion,
        seed,
        phases: [
          { ...calm, acts: [first] },
          ...tries.map((one, index) => ({ ...calm, wait: index === 0 ? age : 0, acts: [one] })),
          ...before.map((one) => ({ ...calm, acts: [one] })),
          { ...crowd, wait: pause, acts: [...meeting, ...crowd.acts.slice(0, 3)] },
          ...kept.map((acts) => ({ ...calm, acts })),
          ...sent.map((acts) => ({ ...calm, acts })),
          ...given.map((one) => ({ ...calm, acts: [one] })),
          ...aside.map((step) => ({ ...calm, ...step })),
          ...play.linked.map((step) => ({ ...calm, ...step })),
          ...play.back.map((acts) => ({ ...calm, acts })),
          ...play.refunded.map((one) => ({ ...calm, acts: [one] })),
          ...rest,
        ],
      };
    },
  );
