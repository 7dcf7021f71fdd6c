import fc from 'fast-check';
import type { Settling } from '#store-api/shop/refunds/settle-refund.ts';

/** Money that comes: all of it, another amount, or in another currency. */
const paying = fc.record({
  act: fc.constant('pay' as const),
  attempt: fc.constantFrom(0, 0, 1),
  odd: fc.constantFrom(undefined, undefined, { amountPaise: 150_000 }, { currency: 'USD' }),
});
/** Some are refused by the sandbox bank (41), or take their time (42). */
const refunding = fc.record({
  act: fc.constant('refund' as const),
  amountPaise: fc.constantFrom(100, 12_345, 50_041, 70_042, 100_000),
});
const settling = fc.record({
  act: fc.constant('settle' as const),
  as: fc.constantFrom<Settling>('returned', 'returned', 'nothing'),
});
const deciding = fc.record({ act: fc.constantFrom('confirm' as const, 'collect' as const, 'cancel' as const) });
/** What befalls the money of an order, and how many days after what came before. */
export const life = fc.record({
  isOnDelivery: fc.constantFrom(false, false, true),
  steps: fc.array(
    fc.record({ do: fc.oneof(paying, refunding, refunding, settling, deciding), days: fc.constantFrom(0, 1, 9) }),
    { minLength: 2, maxLength: 9 },
  ),
});
type Life = typeof life extends fc.Arbitrary<infer One> ? One : never;
export type Step = Life['steps'][number]['do'];

const later = (...steps: Step[]): Life['steps'] => steps.map((step) => ({ do: step, days: 9 }));
const partly: Step[] = [
  { act: 'refund', amountPaise: 12_345 },
  { act: 'refund', amountPaise: 50_041 },
  { act: 'settle', as: 'returned' },
];
/** Each way in which money comes, with parts of it that go back. */
export const WAYS: [Life][] = [
  [{ isOnDelivery: true, steps: later({ act: 'collect' }, ...partly) }],
  [{ isOnDelivery: false, steps: later({ act: 'confirm' }, ...partly, { act: 'cancel' }) }],
  [{ isOnDelivery: false, steps: later({ act: 'pay', attempt: 0, odd: undefined }, ...partly) }],
];
