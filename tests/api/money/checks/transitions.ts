import { transitionIn } from '../pieces/piece-history.ts';
import { movesOf, WAYS } from '../pieces/piece-moves.ts';
import { pricedPieces } from '../pieces/pieces-of-world.ts';
import { withoutMailbox } from './link-invariants.ts';
import { LINK_STEPS, linkSteps } from './link-steps.ts';
import type { World } from '../world.ts';
import { PIECE_TRANSITIONS } from '#store-api/shop/orders/pieces/piece-transitions.ts';
import type { OrderRow } from '#store-api/base/db/rows/order-rows.ts';

interface Step {
  order: OrderRow;
  cause: string;
  /** Of the order's history before it. */
  causes: string[];
}

const hasCode = ({ order }: Step) => order.discount_code !== null;
const hasUnpaidPart = ({ order }: Step) => order.parts?.includes('"cancelled"') === true;
const isOnDelivery = ({ causes }: Step) => causes.some((cause) => /^(to be paid on delivery|confirmed by)/.test(cause));
const isAsked = ({ causes }: Step) => causes.some((cause) => cause.startsWith('to be confirmed'));
const isTransferred = ({ causes }: Step) => causes.includes('to be paid by bank transfer');
const isCollected = ({ causes }: Step) => causes.some((cause) => cause.startsWith('paid on delivery'));

/** What a code, payment on delivery and money that goes back can come to, by the steps of an order's history. */
const OF_HISTORY: Record<string, (step: Step) => boolean> = {
  'code taken': (step) => step.cause === 'placed' && hasCode(step),
  'code given back: not paid in time': (step) => step.cause.startsWith('not paid within') && hasCode(step),
  'code given back: cancelled': (step) => step.cause.startsWith('cancelled by') && hasCode(step),
  'code given back: refused at the door': (step) => step.cause === 'refused at the door' && hasCode(step),
  'code given back, then money': ({ cause, causes, order }) =>
    hasCode({ cause, causes, order }) &&
    cause.startsWith('refund due: paid by') &&
    causes.some((one) => /^(not paid within|cancelled by)/.test(one)),
  'transfer: chosen': (step) => step.cause === 'to be paid by bank transfer',
  'transfer: its money has come': (step) => step.cause.startsWith('payment confirmed') && isTransferred(step),
  'transfer: none in time': (step) => step.cause === 'no transfer in time',
  'transfer: paid online instead': (step) => step.cause.startsWith('paid by') && isTransferred(step),
  'transfer: to be paid on delivery instead': (step) => step.cause === 'to be paid on delivery' && isTransferred(step),
  'transfer: cancelled': (step) => step.cause.startsWith('cancelled by') && isTransferred(step),
  'reference: given': (step) => step.cause.startsWith('paid, by the word'),
  'reference: no payment is found by it': (step) => step.cause.startsWith('no payment found'),
  'reference: given once more': ({ cause, causes }) =>
    cause.startsWith('paid, by the word') && causes.some((one) => one.startsWith('no payment found')),
  'reference: its payment is confirmed': ({ cause, causes }) =>
    cause.startsWith('payment confirmed') && causes.at(-1)?.startsWith('paid, by the word') === true,
  'reference: given of what is to be paid on delivery': (step) =>
    step.cause.startsWith('paid, by the word') && isOnDelivery(step),
  'reference: its longer hold is over': (step) => step.cause === 'not paid in time',
  'on delivery: chosen': (step) => step.cause === 'to be paid on delivery',
  'to confirm: asked': (step) => step.cause.startsWith('to be confirmed'),
  'to confirm: by the link': (step) => step.cause.startsWith('confirmed by the link'),
  'to confirm: by the owner': (step) => step.cause.startsWith('confirmed by the owner'),
  'to confirm: not in time': (step) => step.cause === 'not confirmed in time',
  'to confirm: paid online instead': (step) => step.cause.startsWith('paid by') && isAsked(step) && !isOnDelivery(step),
  'to confirm: cancelled': (step) => step.cause.startsWith('cancelled by') && isAsked(step) && !isOnDelivery(step),
  'on delivery: paid before it is sent': (step) =>
    /^(paid by|payment confirmed)/.test(step.cause) && isOnDelivery(step),
  'on delivery: sent': (step) =>
    step.cause === 'shipped' && isOnDelivery(step) && !step.causes.some((one) => /^(paid by|payment conf)/.test(one)),
  'on delivery: collected': (step) => step.cause.startsWith('paid on delivery'),
  'on delivery: cancelled before it was sent': (step) =>
    step.cause.startsWith('cancelled by') && isOnDelivery(step) && !isCollected(step),
  'on delivery: a part is called off': (step) =>
    step.cause.startsWith('cancelled by') && isOnDelivery(step) && !isCollected(step) && hasUnpaidPart(step),
  'on delivery: paid too much, since a part was called off': (step) => step.cause.endsWith('cancelled before it came'),
  'on delivery: refused at the door': (step) => step.cause === 'refused at the door' && isOnDelivery(step),
  ...Object.fromEntries(
    Object.keys(PIECE_TRANSITIONS).map((name) => [
      `pieces: ${name}`,
      (step: Step) => transitionIn(step.cause) === name,
    ]),
  ),
  'pieces: picked up, and not said to be ready before': ({ cause, causes }) =>
    cause === 'picked up' && !causes.includes('ready to be picked up'),
  'pieces: cancelled when they lay ready': ({ cause, causes }) =>
    cause.startsWith('cancelled by the owner') && causes.includes('ready to be picked up'),
  'pieces: a part of an order is sent': (step) => step.cause === 'shipped (parcel 1)',
  'pieces: the rest is sent': (step) => step.cause === 'shipped (parcel 2)',
  'pieces: a part is owed': (step) => step.cause.includes(' for a parcel that '),
  'pieces: the rest is cancelled': (step) => step.cause.includes(' for the rest, cancelled'),
  'shopper: calls off a part': (step) => step.cause.includes(' for a part, cancelled'),
  'shopper: gets money back for a return': (step) => / for return \d+/.test(step.cause),
  'address: corrected': (step) => step.cause === 'address corrected by the owner',
  'refund: asked of its gateway': (step) => step.cause.startsWith('refund of '),
  'refund: back by its gateway': (step) => /^refunded \S+ \S+ \(\d+\)$/.test(step.cause),
  'refund: failed': (step) => step.cause.startsWith('refund failed'),
  "refund: made at the bank's own pages": (step) => step.cause.endsWith("'s own pages"),
  'refund: not due any more': (step) => step.cause.startsWith('refund not due'),
  'refund: by the owner': (step) => step.cause.startsWith('refund settled by the owner'),
  'refund: of a parcel that is gone': ({ cause, causes }) =>
    cause.startsWith('refund of ') && causes.some((one) => one.includes(' for a parcel that ')),
  'refund: the rest, of an order that is cancelled': ({ cause, causes }) =>
    cause === 'refund due: cancelled after it was paid' && causes.some((one) => one.startsWith('refund of ')),
};
/** And by what was answered 409. */
const OF_REFUSALS: Record<string, string> = {
  'code not taken: used up': 'code-used',
  'to confirm: too late': 'not-to-confirm',
  'shopper: calls off too late': 'too-late',
  'shopper: cannot send it back': 'not-returnable',
  'on delivery: not after a refused parcel': 'method-gone',
  'on delivery or online: not paid any more': 'not-payable',
  'on delivery: not what is fetched': 'fetched',
  'reference: of another order': 'reference-used',
  'reference: no second payment while it is looked for': 'being-checked',
  'link of the owner: something has happened meanwhile': 'changed',
  'link of the owner: not now': 'not-now',
};

/** And by the returns that the law calls withdrawals. */
const WITHDRAWALS = {
  asked: 'withdrawal: asked for',
  received: 'withdrawal: received',
  ofAll: 'withdrawal: from all of an order, of which the delivery goes back',
} as const;

export const TRANSITIONS = [
  ...Object.keys(OF_HISTORY),
  ...Object.keys(OF_REFUSALS),
  ...Object.values(WITHDRAWALS),
  ...WAYS.keys(),
  ...LINK_STEPS,
];

/** Adds to `counts` what this run came to. */
export async function countTransitions(world: World, counts: Map<string, number>): Promise<void> {
  const { db, storeId, refusals } = world;
  const orders = await db.selectFrom('orders').selectAll().where('store_id', '=', storeId).execute();
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('position')
    .execute();
  const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
  for (const order of orders) {
    const causes = events.filter((event) => event.order_id === order.id).map(({ cause }) => withoutMailbox(cause));
    const steps = causes.map((cause, at) => ({ order, cause, causes: causes.slice(0, at) }));
    for (const [name, isIt] of Object.entries(OF_HISTORY)) add(name, steps.filter(isIt).length);
  }
  const returns = await db
    .selectFrom('returns')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('kind', '=', 'withdrawal')
    .execute();
  add(WITHDRAWALS.asked, returns.length);
  add(WITHDRAWALS.received, returns.filter(({ received_at }) => received_at !== null).length);
  for (const { id, total_paise } of orders) {
    const { pieces, isWithdrawn } = await pricedPieces(world, id);
    const bought = pieces.filter(({ replaces }) => replaces === null);
    const beside = total_paise - bought.reduce((sum, { price_paise }) => sum + price_paise, 0);
    add(WITHDRAWALS.ofAll, Number(isWithdrawn && beside > 0));
  }
  for (const { way } of await movesOf(db, storeId)) add(way, 1);
  for (const step of await linkSteps(world)) add(step, 1);
  for (const [name, code] of Object.entries(OF_REFUSALS)) add(name, refusals.filter((one) => one.code === code).length);
}
