import fc from 'fast-check';
import { contextOf } from '../app-of-world.ts';
import { payerOf } from '../shoppers.ts';
import type { World } from '../world.ts';
import type { Answer } from '#backends/serving/answer.ts';
import { cancelPieces } from '#store-api/http/handlers/orders/cancel-pieces.ts';
import { cancelLinked, returnLinked } from '#store-api/http/handlers/orders/linked-order.ts';
import { returnPieces } from '#store-api/http/handlers/orders/return-pieces.ts';
import { cancelOrder } from '#store-api/shop/order-changes/cancel-order.ts';
import { decideReturn } from '#store-api/shop/order-changes/returns/decide-return.ts';
import { receiveReturn } from '#store-api/shop/order-changes/returns/receive-return.ts';
import { findOrder } from '#store-api/shop/orders/order-rows.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';
import { readOrderChanges } from '#contract/orders/order-changes.ts';
import { CANCELLED, PENDING } from '#contract/order-status.ts';
import { StartError } from '#environment.ts';

/** What a shopper changes of an order, and what its owner does about it. */
export type ReturnAct =
  | ('call off' | 'call off part' | 'ask back' | 'ask all back' | 'exchange' | 'withdraw' | 'return')
  | ('accept' | 'decline' | 'receive' | 'receive part' | 'receive unfit' | 'cancel part');

const BY_SHOPPER = ['call off', 'call off part', 'ask back', 'ask all back', 'exchange', 'withdraw', 'return'] as const;
const BY_OWNER = ['accept', 'decline', 'receive', 'receive part', 'receive unfit', 'cancel part'] as const;
export const shopperAct = fc.constantFrom<ReturnAct>(...BY_SHOPPER);
export const returnAct = fc.constantFrom<ReturnAct>(...BY_SHOPPER, ...BY_OWNER, 'receive', 'exchange');

export const isReturnAct = (act: string): act is ReturnAct => [...BY_SHOPPER, ...BY_OWNER].some((one) => one === act);

const on = <A extends string>(act: A) => ({ act, order: 0 });
/** Who meets whom where pieces are called off, or go back. */
export const returnRaces = [
  [on('call off'), on('pack'), on('call off part')],
  [on('call off part'), on('ship'), on('cancel')],
  [on('call off'), on('ship part'), on('call off')],
  [on('cancel part'), on('call off part'), on('pack')],
  [on('ask back'), on('deliver'), on('lost')],
  [on('ask all back'), on('exchange'), on('refused')],
  [on('exchange'), on('exchange'), on('ask back')],
  [on('receive'), on('receive unfit'), on('decline')],
  [on('receive part'), on('accept'), on('receive')],
] as const;

const asking = fc.constantFrom<ReturnAct[]>(
  ['ask back'],
  ['exchange'],
  ['exchange'],
  ['ask all back'],
  ['ask back', 'exchange'],
);
const deciding = fc.constantFrom<ReturnAct[]>(
  ['accept'],
  ['accept'],
  ['decline'],
  ['accept', 'decline'],
  ['receive'],
  ['receive part', 'receive unfit'],
);
const settling = fc.constantFrom<Step[]>(
  ['receive', 'refunded'],
  ['receive', 'call off part'],
  ['receive', 'ship', 'deliver'],
  ['receive unfit', 'refunded'],
);
type Step = ReturnAct | 'ship' | 'deliver' | 'refunded';

/** In every second play: what befalls an order that has arrived, phase by phase, until its return is settled. */
export function returning<Act>(buying: fc.Arbitrary<Act[]>): fc.Arbitrary<(Act | { act: Step; order: number })[][]> {
  return fc
    .tuple(fc.boolean(), buying, asking, deciding, settling)
    .map(([isThere, bought, asked, decided, settled]) =>
      isThere
        ? [
            ...bought.map((act) => [act]),
            ...[['ship'], ['deliver'], asked, decided, ...settled.map((act) => [act])].map((acts) =>
              acts.map((act) => on(act as Step)),
            ),
          ]
        : [],
    );
}

/** Does it to the order, or to the first return that it can be done to, else to one that it cannot. */
export async function actOnReturn(world: World, act: ReturnAct, orderId: string): Promise<unknown> {
  if (BY_SHOPPER.some((one) => one === act)) return changeAsShopper(world, act, { orderId });
  const { db, storeId, app } = world;
  if (act === 'cancel part')
    return cancelOrder(app, { storeId, orderId, note: undefined, lines: [{ line: 1, count: 1 }] });
  const state =
    act === 'receive' || act.startsWith('receive ') ? ['return-asked', 'return-accepted'] : ['return-asked'];
  const all = await db
    .selectFrom('return_pieces as asked')
    .innerJoin('order_pieces as piece', (join) =>
      join
        .onRef('piece.order_id', '=', 'asked.order_id')
        .onRef('piece.line', '=', 'asked.line')
        .onRef('piece.piece', '=', 'asked.piece'),
    )
    .select(['asked.return_position', 'asked.line', 'piece.state'])
    .where('asked.order_id', '=', orderId)
    .orderBy('asked.return_position')
    .execute();
  const first = all.find((one) => state.includes(one.state)) ?? all[0];
  if (!first) return undefined;
  const number = first.return_position + 1;
  const input = { storeId, orderId, number, now: () => app.now(), mailFrom: undefined };
  if (act === 'accept') return decideReturn(db, input, 'acceptReturn');
  if (act === 'decline') return decideReturn(db, { ...input, note: 'worn' }, 'declineReturn');
  const one = [{ line: first.line + 1, count: 1 }];
  if (act === 'receive') return receiveReturn(db, input);
  return receiveReturn(db, { ...input, lines: one, ...(act === 'receive unfit' && { unfit: one }) });
}

/** As whoever ordered it, signed in, or has the link with this token, which need not be one any more. */
export async function changeAsShopper(
  world: World,
  act: ReturnAct,
  { orderId, token }: { orderId: string; token?: string | undefined },
): Promise<Answer> {
  const { db, storeId } = world;
  const [parts, store] = [await findOrder(db, storeId, orderId), await findStoreById(db, storeId)];
  if (!parts || !store) throw new StartError('There is no such order.');
  const { user } = await payerOf(db, orderId, '');
  const all = parts.items.map(({ quantity }, line) => ({ line, quantity, reason: 'other' as const }));
  const one = [{ line: 0, quantity: 1, reason: 'other' as const }];
  const called = { 'call off': all, 'call off part': one }[act as string];
  const size = parts.items[0]?.size === 'S' ? 'M' : 'S';
  const exchanged = one.map((line) => ({ ...line, size }));
  // In the Union too somebody may ask for a return that is no withdrawal: not by the shop's pages.
  const isLaw = world.isInUnion && act !== 'return';
  const back = act === 'withdraw' || isLaw ? ('withdrawal' as const) : ('return' as const);
  const kind = act === 'exchange' ? ('exchange' as const) : back;
  const lines = act === 'exchange' ? exchanged : act === 'ask all back' ? all : one;
  const by = <B>(body: B) => ({ ...contextOf(world, store, user, body), id: orderId });
  const answer =
    token === undefined
      ? await (called ? cancelPieces.respond(by({ lines: called })) : returnPieces.respond(by({ kind, lines })))
      : await (called
          ? cancelLinked.respond({ ...by({ lines: called, token }), user: undefined })
          : returnLinked.respond({ ...by({ kind, lines, token }), user: undefined }));
  const status = world.noted(answer, user.id);
  // 422: the order is not paid, or the scarf comes in no size.
  if (![200, 409, 422].includes(status) && !(token !== undefined && status === 404))
    throw new Error(`a change of an order was answered ${status}`);
  if (answer.status === 200 && kind === 'withdrawal' && !world.isInUnion)
    throw new Error('somebody withdrew where that is no law');
  if (answer.status === 200 && !called) checkAsked(answer, lines);
  if (answer.status === 200 && act === 'call off part' && all.some(({ line, quantity }) => line > 0 || quantity > 1))
    await checkNotWhole(world, orderId);
  return answer;
}

/** What waits for its payment is not cancelled by who calls off a part of it. */
async function checkNotWhole({ db }: World, orderId: string): Promise<void> {
  const steps = await db
    .selectFrom('order_events')
    .select('status')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const end = steps.findIndex(({ status }) => status === CANCELLED);
  if (end > 0 && steps[end - 1]?.status === PENDING)
    throw new Error('a part was called off, and all of it was cancelled');
}

/** Just what was asked for stands in the order that is answered. */
function checkAsked({ body }: Answer, lines: readonly { quantity: number }[]): void {
  const { returns } = readOrderChanges(body as object);
  const count = (some: readonly { quantity: number }[]) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  if (!returns.some(({ items }) => count(items) === count(lines)))
    throw new Error(`${count(lines)} pieces were asked back, and fewer are`);
}
