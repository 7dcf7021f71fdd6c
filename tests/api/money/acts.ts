import fc from 'fast-check';
import type { World } from './world.ts';
import { changeOrder } from '#store-api/orders/change-order.ts';
import { confirmOrder } from '#store-api/orders/confirm-order.ts';
import { expireOrders } from '#store-api/orders/expire-orders.ts';
import { reconcileOrder } from '#store-api/payments/reconcile/reconcile.ts';
import { queryDueAttempts } from '#store-api/payments/reconcile/reconciler.ts';
import { StartError } from '#environment.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const UNPAID_HOURS = 24;

/** What somebody does; `order` and `charge` count from the latest. */
export type Act =
  | { act: 'place'; variants: number[]; quantity: number }
  | { act: 'pay'; order: number; method: 'card' | 'plain' | 'upi' }
  | { act: 'decide'; charge: number; status: 'paid' | 'failed'; tells: boolean }
  | { act: 'tell'; charge: number; times: number }
  | { act: 'confirm'; order: number; why: 'seen' | 'other money' | 'seen, forced' }
  | { act: 'cancel' | 'ship'; order: number }
  | { act: 'reconcile' | 'expire' | 'import' };

/** Acts side by side, after some time has passed. */
interface Phase {
  wait: number;
  bankIsAway: boolean;
  /** The owner begins to count the caps before. */
  counts: boolean;
  acts: Act[];
}

export interface Play {
  seed: number;
  phases: Phase[];
}

const order = fc.constantFrom(0, 0, 0, 1, 2);
const charge = fc.constantFrom(0, 0, 1, 2);
const method = fc.constantFrom('card' as const, 'card' as const, 'plain' as const, 'upi' as const);
const place = fc.record({
  act: fc.constant('place' as const),
  variants: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 2 }),
  quantity: fc.constantFrom(1, 2),
});
const pay = fc.record({ act: fc.constant('pay' as const), order, method });
const decide = fc.record({
  act: fc.constant('decide' as const),
  charge,
  status: fc.constantFrom('paid' as const, 'paid' as const, 'failed' as const),
  tells: fc.boolean(),
});
const tell = fc.record({ act: fc.constant('tell' as const), charge, times: fc.constantFrom(1, 2) });
const confirm = fc.record({
  act: fc.constant('confirm' as const),
  order,
  why: fc.constantFrom('seen' as const, 'seen' as const, 'other money' as const, 'seen, forced' as const),
});
const owner = fc.record({ act: fc.constantFrom('cancel' as const, 'cancel' as const, 'ship' as const), order });
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
  { weight: 3, arbitrary: job },
);
const wait = fc.constantFrom(0, 0, 3 * MINUTE, 40 * MINUTE, 2 * HOUR, 25 * HOUR);
const rarely = fc.constantFrom(false, false, false, true);
const phase = fc.record({
  wait,
  bankIsAway: rarely,
  counts: rarely,
  acts: fc.array(act, { minLength: 1, maxLength: 5 }),
});

const paid: Act = { act: 'decide', charge: 0, status: 'paid', tells: false };
const paidAndTold: Act = { ...paid, tells: true };
/** Who meets whom where money or stock is at stake: they stand in most crowds. */
const race = fc.constantFrom<Act[][]>(
  [],
  [{ act: 'expire' }, paidAndTold],
  [{ act: 'expire' }, paidAndTold],
  [{ act: 'cancel', order: 0 }, paidAndTold],
  [
    { act: 'confirm', order: 0, why: 'seen' },
    { act: 'tell', charge: 0, times: 2 },
  ],
  [
    { act: 'confirm', order: 0, why: 'seen, forced' },
    { act: 'tell', charge: 0, times: 1 },
  ],
  [{ act: 'pay', order: 0, method: 'card' }, paidAndTold],
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
    quietly: fc.boolean(),
    race,
    crowd: phase,
    rest: fc.array(phase, { maxLength: 2 }),
  })
  .map(({ seed, first, age, tries, pause, quietly, race: meeting, crowd, rest }) => {
    const calm = { wait: 0, bankIsAway: false, counts: false };
    return {
      seed,
      phases: [
        { ...calm, acts: [first] },
        ...tries.map((one, index) => ({ ...calm, wait: index === 0 ? age : 0, acts: [one] })),
        ...(quietly ? [{ ...calm, acts: [paid] }] : []),
        { ...crowd, wait: pause, acts: [...meeting, ...crowd.acts.slice(0, 3)] },
        ...rest,
      ],
    };
  });

/** What an owner or a shopper is told in words is no failure of the shop. */
async function refusedAtMost(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
  });
}

export async function perform(world: World, act: Act): Promise<unknown> {
  const { app, bank, storeId, db } = world;
  const pick = <T>(all: T[], index: number): T | undefined => all[all.length - 1 - (index % Math.max(1, all.length))];
  const orderId = 'order' in act ? pick(world.orders, act.order) : undefined;
  const charge = 'charge' in act ? pick(bank.charges, act.charge) : undefined;
  const tellOf = async (times: number) => {
    const body = charge && bank.told(charge);
    if (charge && body) await Promise.all(Array.from({ length: times }, () => world.tell(body, charge.gatewayId)));
  };
  if (act.act === 'place') return world.place(act.variants, act.quantity);
  if (act.act === 'reconcile') return queryDueAttempts(app);
  if (act.act === 'expire') return expireOrders(app, UNPAID_HOURS, (store, id) => reconcileOrder(app, store, id));
  if (act.act === 'import') return world.importAgain();
  if (act.act === 'decide' && charge) {
    await world.interleaver.step();
    bank.decide(charge, act.status);
    return act.tells ? tellOf(1) : undefined;
  }
  if (act.act === 'tell') return tellOf(act.times);
  if (!orderId) return undefined;
  if (act.act === 'pay') return world.pay(orderId, act.method);
  if (act.act === 'confirm') return confirm(orderId, act.why);
  if (act.act === 'cancel' || act.act === 'ship')
    return refusedAtMost(
      changeOrder(db, { storeId, orderId, action: act.act, now: () => app.now(), mailFrom: undefined }),
    );
  return undefined;

  /** The owner tells the truth: there is money, at a bank's page, by UPI, or of another kind. */
  async function confirm(id: string, why: 'seen' | 'other money' | 'seen, forced'): Promise<void> {
    const isPaidThere = bank.charges.some(({ attempt, status }) => attempt.orderId === id && status === 'paid');
    const hasUpi =
      (await db
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', id)
        .where('provider', '=', 'upi')
        .executeTakeFirst()) !== undefined;
    if (why !== 'other money' && !isPaidThere && !hasUpi) return;
    if (why !== 'seen') world.forced.add(id);
    const isOther = why === 'other money' || (hasUpi && !isPaidThere);
    await refusedAtMost(
      confirmOrder(app, { storeId, orderId: id, force: why !== 'seen' }).then((lines) => {
        if (isOther && lines[0] === `${id}: paid`) world.otherMoney.add(id);
      }),
    );
  }
}
