import fc from 'fast-check';
import type { RefundWay } from './bank-refunds.ts';
import type { Act } from '../act.ts';

/** What the owner gives back, here or at a bank's own pages, and what a bank does with it; counted from the latest. */
export type RefundAct =
  | { act: 'give back'; order: number; what: GivenBack; way: RefundWay; isLost: boolean }
  | { act: 'decide refund'; refund: number; status: 'succeeded' | 'failed'; times: number }
  | { act: 'give back there'; charge: number; what: 'a part' | 'all'; tells: boolean }
  /** It said that the money is back, and says now that it could not be returned. */
  | { act: 'take back'; refund: number; times: number };

type GivenBack = 'due' | 'a part' | 'a piece' | 'part of a piece' | 'all';

const giveBack = fc.record({
  act: fc.constant('give back' as const),
  order: fc.constantFrom(0, 0, 0, 1, 2),
  what: fc.constantFrom<GivenBack[]>('due', 'due', 'a part', 'a piece', 'part of a piece', 'all'),
  way: fc.constantFrom<RefundWay[]>('at once', 'later', 'later', 'refuses'),
  isLost: fc.constantFrom(false, false, true),
});
const decideRefund = fc.record({
  act: fc.constant('decide refund' as const),
  refund: fc.constantFrom(0, 0, 1),
  status: fc.constantFrom('succeeded' as const, 'succeeded' as const, 'failed' as const),
  times: fc.constantFrom(0, 1, 2),
});
const giveBackThere = fc.record({
  act: fc.constant('give back there' as const),
  charge: fc.constantFrom(0, 0, 1, 2),
  what: fc.constantFrom('a part' as const, 'a part' as const, 'all' as const),
  tells: fc.boolean(),
});

const takeBack = fc.record({
  act: fc.constant('take back' as const),
  refund: fc.constantFrom(0, 0, 1),
  times: fc.constantFrom(0, 1, 2),
});

export const refundAct: fc.Arbitrary<RefundAct> = fc.oneof(
  { weight: 3, arbitrary: giveBack },
  { weight: 2, arbitrary: decideRefund },
  { weight: 1, arbitrary: giveBackThere },
  { weight: 1, arbitrary: takeBack },
);

const give = (what: GivenBack, way: RefundWay = 'at once', isLost = false): Act => ({
  act: 'give back',
  order: 0,
  what,
  way,
  isLost,
});
const giveThere: Act = { act: 'give back there', charge: 0, what: 'a part', tells: true };
const refunded: Act = { act: 'refunded', order: 0 };
const takenBack: Act = { act: 'take back', refund: 0, times: 1 };
const cancel: Act = { act: 'cancel', order: 0 };
const keep: Act = { act: 'keep', order: 0 };
const lose: Act = { act: 'lost', order: 0 };
/** What was paid, called off, and given back in part before that. */
export const refundsAfter = (paid: Act): Act[][] => [
  [paid],
  [paid, cancel],
  [paid, give('a part'), cancel],
  [paid, give('a part', 'later')],
  [paid, { act: 'ship part', order: 0 }, lose, give('due'), cancel],
  [paid, give('a piece'), { act: 'ship part', order: 0 }, lose, cancel],
];

/** Before and after parcels of an order are lost, refused, or sent. */
export const givenBefore = fc.constantFrom<Act[]>([], [], [give('a piece')], [give('a part')], [give('all')]);
export const givenAfter = fc.constantFrom<Act[]>(
  [],
  [give('due')],
  [give('due'), takenBack, { act: 'reconcile' }, give('due', 'later')],
  [give('due'), takenBack],
  [keep, give('due')],
  [give('due'), cancel, give('due', 'later')],
  [give('a piece', 'refuses'), cancel],
);

/** Who meets whom where money goes back. */
export const REFUND_RACES: Act[][] = [
  [give('due'), give('due'), refunded],
  [keep, give('due'), keep],
  [give('all'), give('all'), cancel],
  [give('a part', 'later'), { act: 'decide refund', refund: 0, status: 'failed', times: 2 }, cancel],
  [give('due', 'later', true), { act: 'reconcile' }, giveThere],
  [giveThere, give('all'), refunded],
  [takenBack, give('due'), { act: 'reconcile' }],
  [lose, give('a piece'), give('a part')],
];
